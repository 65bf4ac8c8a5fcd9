import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inDataFolder, openFolder } from './data-folder'
import { SettingsError } from './settings-error'

const newFolder = () => mkdtempSync(join(tmpdir(), 'folder-'))
const modeOf = (path: string) => statSync(path).mode & 0o777

function fileIn(folder: string) {
  const path = join(folder, 'file')
  writeFileSync(path, '', { mode: 0o644 })
  return path
}

describe('the data folder', () => {
  it('is made with those above it, for our account alone', () => {
    const dir = join(newFolder(), 'of', 'ours')
    openFolder(dir)
    expect([modeOf(dir), modeOf(join(dir, '..'))]).toEqual([0o700, 0o700])
  })

  it('is closed to others where it was open, and nothing is left in it', () => {
    const dir = newFolder()
    chmodSync(dir, 0o755)
    openFolder(dir)
    expect([modeOf(dir), readdirSync(dir)]).toEqual([0o700, []])
  })

  const PLACES: [string, string][] = [
    ['the root', '/'],
    ['the root by another name', '/proc/..'],
    ['a file', fileIn(newFolder())],
    ['under a file', join(fileIn(newFolder()), 'data')],
    ['a device', '/dev/null'],
    ['/proc', '/proc'],
    ['in /proc', '/proc/data/of/ours'],
    ['/sys', '/sys'],
    ['in /sys', '/sys/data'],
  ]
  it.each(PLACES)('is refused in one line where it is %s, which stays as it is', (_, place) => {
    const mode = existsSync(place) ? modeOf(place) : null
    const ask = () => inDataFolder(() => openFolder(join(place)))
    expect(ask).toThrow(SettingsError)
    expect(ask).toThrow(/^Settings refused\.\nDATA_DIR: [^\n]+$/)
    expect(existsSync(place) ? modeOf(place) : null).toBe(mode)
  })
})
