import { lawOn } from '~/law/avs-law'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import type { Digest, PensionResult, Silent } from '~/pillars/result'
import { digest, type Parts } from '~/pillars/synthesis/digest'
import type { Tools } from './api-env'
import { silentReason } from './ask-parties'
import { fundsWithoutProjection, lppOf, silentFunds } from './digest-lpp'
import { pillar3aOf, silentEntities } from './digest-pillar-3a'
import { findPaydate } from './paydate'
import { loadPension } from './pension'
import { loadPolicies } from './policies'
import { Problem } from './problem'
import { loadProvidents } from './providents'
import { checkedStart } from './retirement-date'
import type { Session } from './session'
import { isAboutRetirementDate, requireBirth } from './simulation'

/**
 * The three pillars together, each as far as it is known, and once more for who retires on another day; the outside
 * parties are asked at the same time, and once for both.
 * @param retirementDate any day between the limits; the pensions then start on the first of a month from it on
 * @throws {Problem} where not even the birth date is known: 404 `no info`, 424 with a silent register; 422 for a day
 * from which no pension can be drawn
 */
export async function loadDigest(session: Session, tools: Tools, retirementDate: Day | null): Promise<Digest> {
  const computedOn = tools.clock.today()
  const birth = await requireBirth(session, tools)
  const reference = retirementOf(birth).start
  const start = retirementDate && checkedStart(retirementDate, birth, computedOn)
  const [avs, policies, providents] = await Promise.all([
    loadAvs(session, tools, start),
    loadPolicies(session, tools),
    loadProvidents(session, tools, () => findPaydate(session, tools)),
  ])
  // The providers' own figures are written into the information when they arrive: it is read after them.
  const { info } = session.dossier.thirdPillar
  const { birthDate } = birth
  const lpp = (day: Day) => lppOf(policies, { birthDate, retirementDate: day, computedOn })
  const lppOnTime = lpp(reference)
  const lppChanged = start && lpp(start)
  const withChange: Parts | null = start && {
    retirementDate: start,
    pension: avs.changed,
    lpp: lppChanged?.result ?? null,
    pillar3a: pillar3aOf(info, providents, { computedOn, birthDate, paidOutOn: start }),
  }
  return digest({
    computedOn,
    lawYear: lawOn(computedOn).lawYear,
    withoutChange: {
      retirementDate: reference,
      pension: avs.onTime,
      lpp: lppOnTime.result,
      pillar3a: pillar3aOf(info, providents, { computedOn, birthDate, paidOutOn: null }),
    },
    withChange,
    silent: [
      ...avs.silent,
      ...silentFunds(policies),
      ...fundsWithoutProjection(policies, lppOnTime, lppChanged),
      ...silentEntities(providents, info),
    ],
  })
}

type AvsParts = { onTime: PensionResult | null; changed: PensionResult | null; silent: Silent[] }

/** Missing before the form is saved, for a case that is not computed, and where the register is silent. */
async function loadAvs(session: Session, tools: Tools, start: Day | null): Promise<AvsParts> {
  try {
    const onTime = await loadPension(session, tools, { force: false })
    const changed = start && (await loadPension(session, tools, { force: false, retirementDate: start }))
    return { onTime, changed, silent: [] }
  } catch (error) {
    if (isAboutRetirementDate(error)) throw error
    const nothing = { onTime: null, changed: null }
    if (error instanceof Problem && [404, 422].includes(error.status)) return { ...nothing, silent: [] }
    const register = { party: 'register', id: 'register', name: 'AVS register' } as const
    return { ...nothing, silent: [{ ...register, reason: silentReason(error) }] }
  }
}
