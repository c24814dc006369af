// Written by `make types` from the games' views. Do not edit.

export type Views = {
}
