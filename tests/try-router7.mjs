/**
 * `npm run try:router7 [-- build]`: tries the upgrade to React Router 7 on a copy of the project in a temporary folder,
 * and prints what breaks: imports are replaced as the upgrade guide's codemod does, routes and plugin converted, types
 * checked, and, on request, the build run. The project is not touched. The results: docs/decisions/remix-2.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const VERSION = '7.18.4'
const PACKAGES = ['react-router', '@react-router/node', '@react-router/dev'].map((name) => `${name}@${VERSION}`)
/** Its command, which has no link in `.bin` here. */
const DEV = 'node_modules/@react-router/dev/bin.js'
/** What only Node has of `@remix-run/node`; everything else belongs to `react-router`. */
const OF_NODE = ['createReadableStreamFromReadable', 'writeReadableStreamToWritable']

const folder = mkdtempSync(join(tmpdir(), 'trois-piliers-router7-'))
try {
  run()
} finally {
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
}

function run() {
  const files = copyProject()
  linkModules()
  const changed = files.filter((name) => /\.(tsx?|mjs|js)$/.test(name) && replaceIn(join(folder, name)))
  writeRoutes()
  console.log(
    `${changed.length} files changed by replacement, of which ${changed.filter((name) => /\.test\.|^tests\//.test(name)).length} are tests`,
  )
  tellNames(files)
  tellTypes()
  if (process.argv.includes('build')) tellBuild()
}

/** The present files, including uncommitted ones. */
function copyProject() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const names = listed
    .toString()
    .split('\0')
    .filter((name) => name && existsSync(join(ROOT, name)))
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(join(ROOT, name), join(folder, name))
  }
  return names
}

/**
 * Every installed package as a link, except the router: its packages stand in a separate folder, above which React is
 * found.
 */
function linkModules() {
  const modules = join(folder, 'node_modules')
  const link = (name, from) => {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    rmSync(join(modules, name), { recursive: true, force: true })
    symlinkSync(join(from, name), join(modules, name))
  }
  const installed = namesIn(join(ROOT, 'node_modules')).filter((name) => !name.startsWith('@remix-run/'))
  for (const name of installed) link(name, join(ROOT, 'node_modules'))
  const router = join(folder, 'router')
  mkdirSync(router)
  writeFileSync(join(router, 'package.json'), '{ "private": true }')
  const { status } = spawnSync('npm', ['install', '--legacy-peer-deps', '--ignore-scripts', ...PACKAGES], {
    cwd: router,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm could not install React Router 7: see above.')
  for (const name of ['react-router', '@react-router/node', '@react-router/dev'])
    link(name, join(router, 'node_modules'))
}

function namesIn(modules) {
  return readdirSync(modules).flatMap((name) => {
    if (!name.startsWith('@')) return [name]
    return readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`)
  })
}

/** @returns whether anything was replaced */
function replaceIn(path) {
  const before = readFileSync(path, 'utf8')
  if (path === join(folder, 'tests/try-router7.mjs')) return false
  const after = before
    .replace(/import (type )?\{([^}]*)\} from '@remix-run\/node'/g, (_, type = '', names) => {
      const [ofNode, shared] = [true, false].map((wanted) =>
        names
          .split(',')
          .filter((name) => name.trim() && OF_NODE.includes(name.trim()) === wanted)
          .join(','),
      )
      const lines = [
        shared && `import ${type}{${shared}} from 'react-router'`,
        ofNode && `import ${type}{${ofNode}} from '@react-router/node'`,
      ]
      return lines.filter(Boolean).join('\n')
    })
    .replace(/'@remix-run\/(node|react|router|server-runtime)'/g, "'react-router'")
    .replaceAll(
      "import { vitePlugin as remix } from '@remix-run/dev'",
      "import { reactRouter as remix } from '@react-router/dev/vite'",
    )
    .replaceAll('virtual:remix/server-build', 'virtual:react-router/server-build')
    .replace(/\bRemixServer\b/g, 'ServerRouter')
  // `json()` becomes `data()`: necessary with a status or headers, and possible everywhere.
  const data = /import[^']*\bjson\b[^']*'react-router'/.test(after)
    ? after.replace(/\bjson\b(?=[(<,\s}])(?!:)/g, 'data')
    : after
  if (data === before) return false
  writeFileSync(path, data)
  return true
}

/** Our list of routes in the form of `routes.ts`; the plugin takes its options from a separate file. */
function writeRoutes() {
  writeFileSync(
    join(folder, 'app/routes.ts'),
    `import config from '../remix.config.js'
const routes = []
let list = routes
config.routes((define) => define((path, file, { id, index, caseSensitive } = {}, children) => {
  const entry = { id, path, index, caseSensitive, file }
  list.push(entry)
  if (!children) return
  const above = list
  list = entry.children = []
  children()
  list = above
}))
export default routes
`,
  )
  writeFileSync(join(folder, 'react-router.config.js'), "export default { routeDiscovery: { mode: 'initial' } }\n")
  const vite = join(folder, 'vite.config.ts')
  writeFileSync(vite, readFileSync(vite, 'utf8').replace(/remix\(remixOptions\)/, 'remix()'))
}

/** Names that we import and that React Router no longer has in any form. */
function tellNames(files) {
  const router = join(folder, 'node_modules/react-router')
  const told = readFileSync(join(router, 'dist/production/index.d.ts'), 'utf8')
  const places = new Map()
  for (const file of files.filter((name) => /\.(tsx?|mjs|js)$/.test(name)))
    for (const [, names] of readFileSync(join(folder, file), 'utf8').matchAll(
      /import (?:type )?\{([^}]*)\} from 'react-router'/g,
    ))
      for (const name of names.split(',').map(
        (one) =>
          one
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0],
      ))
        if (name) places.set(name, [...(places.get(name) ?? []), file])
  const gone = [...places].filter(([name]) => !new RegExp(`\\b${name}\\b`).test(told))
  console.log(`${places.size} names are imported, of which ${gone.length} are there no more`)
  for (const [name, where] of gone) console.log(`  ${name}: ${where.join(', ')}`)
}

function tellTypes() {
  const { stdout } = spawnSync('npx', ['tsc', '--noEmit'], { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })
  const errors = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+): (.*)$/gm)]
  const files = new Set(errors.map(([, file]) => file))
  const isTest = (file) => /\.test\.|^tests\//.test(file)
  console.log(
    `types: ${errors.length} errors in ${files.size} files, of which ${[...files].filter(isTest).length} are tests`,
  )
  const byKind = new Map()
  for (const error of errors) {
    const kind = `${error[2]} ${error[3].slice(0, 90)}`
    byKind.set(kind, [...(byKind.get(kind) ?? []), error])
  }
  for (const [kind, found] of [...byKind].toSorted((one, other) => other[1].length - one[1].length).slice(0, 25))
    console.log(`  ${found.length}  ${kind}`)
  for (const file of files) if (!isTest(file)) console.log(`  ${file}`)
}

function tellBuild() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [DEV, 'build'], { cwd: folder, encoding: 'utf8' })
  console.log(`build: ${status === 0 ? 'runs' : 'fails'}\n${`${stdout}${stderr}`.split('\n').slice(-30).join('\n')}`)
}
