/** What a person earned and when they were insured, according to the register or to the visitor's own documents. */
import type { Career } from '~/dossier/shape/career'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import type { Dossier } from '~/dossier/shape/shape'
import type { AskedParties } from '~/dossier/shape/visitor'
import { type Day, yearOf } from '~/pillars/day'
import { accountOfCareer } from './career'
import { type AvsAccount, insuredPeriodsOf } from './facts'

export const accountOfRecord = ({ incomes, insured, asOf }: RegisterRecord): AvsAccount => ({
  incomes,
  incomesAsOf: asOf,
  insured: insured ?? null,
  incomeBounds: null,
  incomeToCome: null,
  workAfterReferenceAge: null,
  forecast: null,
})

/** Work begins in the year of that birthday unless something else is given. */
const USUAL_FIRST_AGE = 21

/** Whether the visitor's own documents count: where no register is asked, or by the visitor's choice. */
export const isOwnCareerUsed = (
  { firstPillar: { careers, counts } }: Dossier,
  { register }: Pick<AskedParties, 'register'>,
): boolean => !register || (counts === 'own' && careers.person !== null && careers.person.way !== 'none')

/** The careers that the visitor entered, as accounts. */
export function accountsSaid(info: Info, { firstPillar: { careers, family } }: Dossier, today: Day) {
  const { person, partner } = info
  const ofPerson = {
    birthDate: person.birthDate,
    gender: person.gender,
    insured: insuredInFewFigures(info, careers.person),
  }
  const ended = family?.marriages.filter(({ end }) => end !== null) ?? []
  const former = ended.toSorted((one, other) => ((one.end as Day) < (other.end as Day) ? -1 : 1)).at(-1)?.partner
  const ofSpouse = (career: Career | null, spouse: Pick<Info['person'], 'birthDate' | 'gender'> | null | undefined) =>
    spouse
      ? accountOfCareer(career, { birthDate: spouse.birthDate, gender: spouse.gender, insured: null, today })
      : null
  return {
    own: ownAccount(info, careers.person, { ...ofPerson, today }),
    partner: ofSpouse(careers.partner, partner),
    former: ofSpouse(careers.former, former),
  }
}

function ownAccount({ person: { work } }: Info, career: Career | null, who: Parameters<typeof accountOfCareer>[1]) {
  const own = accountOfCareer(career, who)
  return own && withoutPayToCome(own, work)
}

/**
 * The account of somebody who does not work now tells what they last earned, not what they will earn: years to come count with
 * the minimum contribution of people without work, since nothing is known of their wealth (LAVS art. 10 al. 1).
 */
export const withoutPayToCome = <Own extends Pick<AvsAccount, 'incomeToCome'>>(
  own: Own,
  work: string | null | undefined,
): Own => (work === 'none' ? { ...own, incomeToCome: { amount: 0, from: null } } : own)

/** Years abroad have no income, in a career of few figures either. */
function insuredInFewFigures(info: Info, career: Career | null): AvsAccount['insured'] {
  if (career?.way !== 'quick') return null
  const first = career.since ?? yearOf(info.person.birthDate) + USUAL_FIRST_AGE
  const entry = { year: first, amount: career.salary, months: 12 }
  return insuredPeriodsOf(info, { incomes: [entry], incomesAsOf: career.asOf, insured: null })
}
