/** The face of the teacher: of all animals the one that has seen the most. */
export const TEACHER = "tortoise"
