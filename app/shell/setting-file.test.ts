import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { readSettingFile } from './setting-file'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'))
  writeFileSync(join(folder, 'good'), '1234567890')
  symlinkSync('good', join(folder, 'link'))
  writeFileSync(join(folder, 'long'), '12345678901')
  writeFileSync(join(folder, 'sparse'), '')
  truncateSync(join(folder, 'sparse'), 2 ** 31)
  execFileSync('mkfifo', [join(folder, 'pipe')])
  symlinkSync('/dev/zero', join(folder, 'device'))
  symlinkSync('loop', join(folder, 'loop'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const reading = (name: string) => readSettingFile('SOME_FILE', join(folder, name), 10)

describe('a file that a setting names', () => {
  it.each(['good', 'link'])('is read: %s', (name) => expect(String(reading(name))).toBe('1234567890'))

  it.each([
    ['long', 'must be a file of at most 10 bytes'],
    ['sparse', 'must be a file of at most 10 bytes'],
    ['missing', 'names no file that can be read (ENOENT)'],
    ['good/below', 'names no file that can be read (ENOTDIR)'],
    ['.', 'names no file that can be read (no regular file)'],
    ['pipe', 'names no file that can be read (no regular file)'],
    ['device', 'names no file that can be read (no regular file)'],
    ['loop', 'names no file that can be read (ELOOP)'],
    ['n'.repeat(300), 'names no file that can be read (ENAMETOOLONG)'],
    ['\0', 'names no file that can be read (ERR_INVALID_ARG_VALUE)'],
  ])('ends the start at once, without its path: %j', (name, why) =>
    expect(() => reading(name)).toThrow(new SettingsError(`Settings refused.\nSOME_FILE: ${why}`)),
  )
})
