/** `npm run check:identity`: asks the OpenID provider of the settings, and says line by line what fits and what to set. */
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { reportIdentity } from './identity-report'
import { readEnv } from './settings'

try {
  const { lines, isGood } = await reportIdentity(readEnv())
  console.log(lines.join('\n'))
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
