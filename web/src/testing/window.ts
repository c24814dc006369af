// The few parts of a window that modules need when they are loaded.

import { vi } from "vitest"

vi.stubGlobal("addEventListener", () => {})
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} })
