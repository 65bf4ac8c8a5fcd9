/** What the vault holds of a visitor who has answered everything. */
import type { Dossier } from '~/dossier/shape/shape'
import { startSandbox } from '../support/parties/start-sandbox'
import { answerAll, answerOf, visitorOf } from '../support/product/sandbox-visitor'

const PERSON = 'Claire'

export async function fullDossier(): Promise<Dossier> {
  const sandbox = await startSandbox()
  try {
    const person = sandbox.people.find(({ firstName }) => firstName === PERSON)
    if (!person) throw new Error(`no such person: ${PERSON}`)
    const visitor = await visitorOf(sandbox, person)
    await answerAll(person, visitor)
    await answerOf(visitor.get('/synthesis/digest'))
    return await visitor.dossier()
  } finally {
    await sandbox.close()
  }
}
