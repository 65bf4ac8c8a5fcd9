/** A visitor of own figures who saves what they typed, without pages: for tests that compare a page's read with the call. */
import type { CareerOwner } from '~/dossier/shape/career'
import { emptyDossier } from '~/dossier/shape/shape'
import type { Outcome } from '~/estimate/outcome'
import type { TypedLife } from '../lives/typed-lives'
import { startApi } from './start-api'
import { createEstimate, visitorUseCases } from './use-cases'

/** @param given of a product that runs already; left out: one is started */
export async function typingVisitor(given?: Awaited<ReturnType<typeof startApi>>) {
  const api = given ?? (await startApi())
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '2' }))
  const use = () => createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  async function dossier() {
    const opened = await api.vault.open(token)
    if (!opened) throw new Error('the dossier is gone')
    return opened.dossier
  }
  async function typeIn({ info, family, careers, certificates = [], vested = [], statements = [] }: TypedLife) {
    await sure(use().saveInfo(info))
    if (family) await sure(use().saveFamily(family))
    for (const [owner, career] of Object.entries(careers)) await sure(use().saveCareer(owner as CareerOwner, career))
    const paper = (index: number) => ({ number: index + 1, confirmed: [] as never[] })
    for (const [index, one] of certificates.entries()) await sure(use().saveCertificate(one, paper(index)))
    for (const [index, one] of vested.entries()) await sure(use().saveVested(one, paper(index)))
    for (const [index, one] of statements.entries()) await sure(use().saveStatement3a(one, paper(index)))
    return dossier()
  }
  return { api, use, typeIn, dossier }
}

/** The answer. @throws where there is none, with the reason */
export async function sure<Answer>(outcome: Promise<Outcome<Answer>>): Promise<Answer> {
  const { ok, answer, refusal } = await outcome
  if (!ok) throw new Error(`${refusal.reason} ${JSON.stringify(refusal.problems)}`)
  return answer
}
