/** The keys of the server: from settings, or made at the first start in a file beside the vault. */
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openFolder } from '../stores/data-folder'

const Key = z.string().regex(/^[0-9a-f]{64}$/)
const KeyFile = z.object({ pepper: Key, householdKey: Key })

/** 64 hexadecimal digits each. */
export type Keys = z.infer<typeof KeyFile> & {
  /** Former peppers from the settings: they open what they sealed, and seal nothing new. */
  previousPeppers?: string[]
  /** Former household keys, likewise. */
  previousHouseholdKeys?: string[]
}

/**
 * Keys come from the settings; those not set come from the file `keys.json` in `dir`, which is made if missing.
 * @throws if the file is not ours alone (mode 0600) or holds something else, or if both keys are the same; no value is
 * in the message.
 */
export function readOrMakeKeys(dir: string, given: Partial<Keys> = {}): Keys {
  const { pepper, householdKey } = given
  if (pepper && householdKey) return { pepper, householdKey }
  const kept = readKeys(dir) ?? makeKeys(dir)
  const keys = { pepper: pepper ?? kept.pepper, householdKey: householdKey ?? kept.householdKey }
  if (keys.pepper === keys.householdKey) throw new Error(`with ${pathIn(dir)}, pepper and household key are the same`)
  return keys
}

const pathIn = (dir: string) => join(dir, 'keys.json')

function readKeys(dir: string): Keys | null {
  const path = pathIn(dir)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return null
  if ((stats.mode & 0o077) !== 0) throw new Error(`${path} must have mode 0600: others could read the keys`)
  try {
    return KeyFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new Error(`${path} does not hold the two keys`)
  }
}

/** Written beside it, then linked: if two processes start for the first time, one wins and both read the same. */
function makeKeys(dir: string): Keys {
  const newKey = () => randomBytes(32).toString('hex')
  const draft = `${pathIn(dir)}.${process.pid}.${newKey().slice(0, 8)}`
  openFolder(dir)
  try {
    writeFileSync(draft, JSON.stringify({ pepper: newKey(), householdKey: newKey() }), { mode: 0o600, flag: 'wx' })
    linkSync(draft, pathIn(dir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKeys(dir) as Keys
}
