/** The types of the package, made by the compiler from the engine's own. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ENTRIES = ['engine/index', 'engine/published']

/** `from './day'` and `import("../day")`, as the compiler writes them. */
const IMPORTED = /(\bfrom |\bimport\()(['"])([.~][^'"]*)\2/g

/** @param root of the project; `into`: the folder of the package, where they come under `types` */
export function declare({ root, into }) {
  // Within the project, so that the compiler finds its packages.
  const folder = mkdtempSync(join(root, 'node_modules/.engine-types-'))
  try {
    emit(root, folder)
    const written = join(folder, 'types')
    for (const name of reachable(written)) {
      const target = join(into, 'types', `${name}.d.ts`)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(
        target,
        readFileSync(join(written, `${name}.d.ts`), 'utf8').replace(IMPORTED, pathed(written, name)),
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function emit(root, folder) {
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, allowJs: false },
    ...{ outDir: join(folder, 'types'), rootDir: join(root, 'app') },
  }
  const files = [...ENTRIES.map((name) => join(root, 'app', `${name}.ts`)), join(root, 'app/engine/version.ts')]
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [], files, compilerOptions }))
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the types of the engine do not compile:\n${stdout}`)
}

/** What a specifier names, under the folder of declarations, without its ending. @throws {Error} where there is none */
function named(written, from, specifier) {
  const path = specifier.startsWith('~/')
    ? join(written, specifier.slice(2))
    : resolve(written, dirname(from), specifier)
  const found = [path, join(path, 'index')].find((one) => isFile(`${one}.d.ts`))
  if (!found) throw new Error(`${from} imports the types of ${specifier}, which are not there`)
  return relative(written, found)
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The declarations that the entries need, directly or through others. */
function reachable(written) {
  const names = new Set(ENTRIES)
  for (const name of names)
    for (const [, , , specifier] of readFileSync(join(written, `${name}.d.ts`), 'utf8').matchAll(IMPORTED))
      names.add(named(written, name, specifier))
  return names
}

/** Relative and with its ending, as modules of Node name each other. */
const pathed = (written, from) => (_, before, quote, specifier) => {
  const path = relative(dirname(from), named(written, from, specifier))
  return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`
}
