/** Everything that outlives a process, as it is written today, about nobody: kept with each release (`npm run keep:forms`). */
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import { textOf } from '~/dossier/vault/dossier-text'
import { createExportPayload } from '~/takeaway/export-payload'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import { takenHomeOf, typedDossier } from '../lives/typed-dossier'
import { column, digest } from '../pages/sample-synthesis'

/** The key under which the kept links are sealed. */
export const LINK_KEY = Buffer.alloc(32, 7)

/** By the name of the kept file, with the number of the form's version. */
export function formsOfToday(): Record<string, string> {
  const shared = { digest: { ...digest(), withChange: column() }, none: { lpp: false, pillar3a: false } }
  const link = createExportPayload(LINK_KEY).write(exportedSynthesis(shared))
  const file = { format: FORMAT, version: VERSION, entered: takenHomeOf(typedDossier()) }
  return {
    'dossier-1.json': textOf(typedDossier()),
    [`file-${VERSION}.json`]: JSON.stringify(file, null, 2),
    [`link-${Buffer.from(link, 'base64url')[0]}.txt`]: link,
  }
}
