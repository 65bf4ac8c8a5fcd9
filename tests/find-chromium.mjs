/** Finds a Chromium for the browser tests, and installs one where it may. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

function tried(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 })
    return true
  } catch {
    return false
  }
}

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The path of a Chromium; undefined where there is none and none can be installed. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error('CHROMIUM_PATH names no file')
    return named
  }
  const found = onPath() ?? playwrightsOwn()
  if (found) return found
  console.log('No Chromium found; trying to install one.')
  if (tried('npx', ['playwright', 'install', 'chromium']) && playwrightsOwn()) return playwrightsOwn()
  if (mayInstallPackages() && tried('apt-get', ['update']) && tried('apt-get', ['install', '-y', 'chromium']))
    return onPath()
  return undefined
}
