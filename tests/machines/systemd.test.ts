/** The unit for a machine with systemd: what systemd itself says of it, where it is installed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from '~/shell/settings'
import { onPath } from '../system-packages.mjs'

const UNIT = 'deploy/trois-piliers.service'
const text = readFileSync(UNIT, 'utf8')
const valuesOf = (name: string) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

const NODE = '/opt/trois-piliers/current/node_modules/.bin/node'
const [started = ''] = valuesOf('ExecStart')

const analyze = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', given, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

describe('the unit', () => {
  it('starts what npm start starts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(`NODE_ENV=production ${started.replace(`${NODE} `, 'node ')}`).toBe(scripts.start)
    expect(valuesOf('Environment')).toContain('NODE_ENV=production')
  })

  it('names the Node that the release brings, by its whole path', () => {
    expect(started.split(' ')[0]).toBe(NODE)
    expect(NODE).toBe(`${valuesOf('WorkingDirectory')[0]}/node_modules/.bin/node`)
  })

  it('sets what the product takes, and keeps its data in the folder that systemd makes for it', () => {
    const settings = Object.fromEntries(
      valuesOf('Environment').flatMap((line) => line.split(' ').map((one) => one.split('='))),
    )
    const [state] = valuesOf('StateDirectory')
    expect(readEnv(settings)).toMatchObject({
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      dataDir: `/var/lib/${state}`,
    })
  })

  it('is started again however it ends, by its watchdog too, and for ever', () =>
    expect([valuesOf('Restart'), valuesOf('StartLimitIntervalSec')]).toEqual([['always'], ['0']]))

  it('waits for longer than a stop takes', () => expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(25))
})

/** From 0, nothing to attack, to 10. */
const MOST_EXPOSED = 2

describe.skipIf(onPath(['systemd-analyze']) === undefined)('systemd', () => {
  /** It checks that the program is there, which is elsewhere on this machine. */
  function verify(program: string) {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const unit = join(folder, 'trois-piliers.service')
    writeFileSync(unit, text.replace(NODE, program))
    const result = analyze('verify', unit)
    rmSync(folder, { recursive: true })
    return result
  }

  it('finds no fault in it', () => expect(verify(process.execPath)).toEqual({ status: 0, said: '' }))

  it('would find one that is planted', () => expect(verify('/usr/bin/no-such-program').status).not.toBe(0))

  it('counts it among those that are hard to attack', () => {
    const { said } = analyze('security', '--offline=true', '--no-pager', UNIT)
    const level = Number(/exposure level for .*: ([\d.]+)/.exec(said)?.[1])
    expect(level).toBeLessThan(MOST_EXPOSED)
  })
})
