/**
 * `npm run -s sbom > sbom.json`: the packages that `npm ci --omit dev` installs, with their licences, as CycloneDX.
 * npm's own `npm sbom` makes the list; with `--omit dev` (11.19) it also leaves out what a tool and the product both
 * depend on, such as Express and React. So the whole list is taken, without what the lockfile marks as a tool's only.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const NPM = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']

const { name, packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
const bill = JSON.parse(execFileSync('npm', NPM, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 }))

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const shipped = new Set(
  Object.entries(packages).flatMap(([path, { version, dev }]) =>
    path === '' || dev ? [] : [`${nameOf(path)}@${version}`],
  ),
)
const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`))
const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
// npm calls the product as the folder is called that it lies in.
const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name } }
process.stdout.write(`${JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2)}\n`)
