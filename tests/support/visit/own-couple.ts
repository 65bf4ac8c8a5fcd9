/** A couple with papers of their own: both their extracts, and a certificate of the person that prints some ages. */
import type { SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import { incomes, lines } from './estimated'
import { beginTyping } from './typist'
import { type Language, TEXT } from './words'

/** What the certificate says of other ages: capital, and pension a year. */
const AT_AGES = [
  [63, 633_000, 31_650],
  [64, 660_000, 34_400],
  [66, 715_000, 39_900],
  [67, 742_000, 42_600],
] as const

/** As the call takes them. */
export const OWN_COUPLE: SentLife = {
  person: {
    ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(1991, 2024, 100_000),
  },
  partner: {
    ...{ birthDate: day('1970-04-30'), gender: 'FEMALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(1991, 2024, 90_000),
  },
  marriages: [{ start: day('2000-07-01'), spouse: 'partner' }],
  secondPillar: [
    {
      ...{ kind: 'certificate', date: day('2026-01-01'), balance: 412_638, capital: 689_022 },
      ...{ pension: 37_207, pensionPer: 'year', maxCapitalShare: 50 },
      ages: AT_AGES.map(([age, capital, pension]) => ({ age, capital, pension })),
    },
  ],
}

/** Types all of it, from the beginning to the synthesis. */
export async function typeOwnCouple(language: Language) {
  const { avs, careerCheck, certificate, words } = TEXT[language]
  const typist = await beginTyping(language)
  await typist.begin(['extract', 'certificate'])
  typist.tellPerson('12.04.1970', 'MALE', 'married')
  typist.type(avs.relationshipStartDate, '1.7.2000')
  typist.type(avs.partnerBirthDate, '30.4.1970')
  typist.choose(avs.partnerGender, words.gender.FEMALE)
  await typist.go()
  for (const amount of [100_000, 90_000]) {
    await typist.pasteExtract(lines(1991, 2024, amount))
    await typist.go(careerCheck.save)
  }
  typist.expectPage('/lpp/certificate')
  typist.type(certificate.date, '1.1.2026')
  typist.type(certificate.balance, "412'638")
  typist.type(certificate.capital, "689'022")
  typist.type(certificate.pension, "37'207")
  typist.type(certificate.maxCapitalShare, '50')
  typist.type(certificate.agesText, AT_AGES.map((row) => row.join(' ')).join('\n'))
  await typist.go()
  await typist.readSynthesis()
  return typist
}
