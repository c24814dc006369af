// node run.mjs SOURCES PACKAGES PROGRAM ARGUMENT: a program of Python in Pyodide, with two folders on its path.
import { readFileSync } from "node:fs"
import { loadPyodide } from "pyodide"

const [sources, packages, program, argument] = process.argv.slice(2)
const python = await loadPyodide({ env: { HOME: "/", TIANXIA_BUILD: "pure" } })
for (const [place, root] of [["/sources", sources], ["/packages", packages]]) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place)
}
python.globals.set("argument", argument)
python.runPython(`
import sys
sys.argv = ["play.py", argument]
sys.path[:0] = ["/sources", "/packages"]
sys.dont_write_bytecode = True
`)
try {
  python.runPython(readFileSync(program, "utf8"))
} catch (error) {
  console.error(error.message) // the traceback
  process.exitCode = 1
}
