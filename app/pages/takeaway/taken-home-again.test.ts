/** What somebody entered is in their JSON file word for word, and a new dossier holds it all once it was read there. */
import { expect, it } from 'vitest'
import { Career } from '~/dossier/shape/career'
import { Family } from '~/dossier/shape/family'
import type { FromMemory } from '~/dossier/shape/from-memory'
import { FundCertificate } from '~/dossier/shape/savings-papers'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { synthesisJson } from '~/takeaway/machine-form'
import { takenHomeOf, typedDossier } from '../../../tests/support/lives/typed-dossier'
import { openVisit } from '../../../tests/support/product/open-visit'

const empty = () => emptyDossier(null, '', '', { version: '1' })

const MEMORY: FromMemory = {
  ...{ birthDate: day('1966-05-14'), gender: 'FEMALE', status: 'married', salary: 85_000, rate: 80 },
  ...{ work: 'employed', fund: null, insuredSince: 1990, childYears: [1998, 2001] },
  partner: { birthYear: 1956, salary: null },
  pillar3a: { solde: 60_000, amount: 7258 },
}

async function fromMemory(): Promise<Dossier> {
  const { use, saved } = await openVisit(empty())
  await use.saveFromMemory(MEMORY)
  return saved()
}

/** Her husband's pension is known from his letter, and her funds pay before and beside the pension to come. */
async function withPapers(): Promise<Dossier> {
  const { firstPillar, secondPillar, ...others } = await fromMemory()
  const none = { marriages: [], children: [], survivorsPension: null }
  const family = Family.parse({ ...none, partner: { pensionSince: '2021-08-01', pension: 2210 } })
  const [printed] = typedDossier().secondPillar.certificates
  const bridging = { monthly: 1500, from: 62, until: '2031-06-01', reduction: 80 }
  const paper = { ...printed, bridging, insuredSalaries: [{ amount: 20_000 }], pledged: 10_000, divorceBuyIn: 5_000 }
  const two = { ...printed, label: 'Deux taux', interestAbove: 1, conversionRateAbove: 4.4 }
  const paid = { ...printed, label: 'Ancienne', kind: 'paid', paidSince: '2024-01-01', capital: null, balance: null }
  const certificates = [paper, two, paid].map((one) => FundCertificate.parse(one))
  return {
    ...others,
    firstPillar: { ...firstPillar, family },
    secondPillar: { ...secondPillar, certificates },
  }
}

async function fromLetter(): Promise<Dossier> {
  const { firstPillar, ...others } = typedDossier()
  const person = Career.parse({ way: 'forecast', asOf: '2026-03-12', ramd: 68_040, scale: 44, year: 2026 })
  return { ...others, firstPillar: { ...firstPillar, careers: { ...firstPillar.careers, person } } }
}

const figures = {
  assumptions: null,
  digest: {} as never,
  net: null,
  decision: null,
  plan: null,
  stop: null,
  pension: { withoutChange: null, withChange: null },
}
const received = { secondPillar: null, salaryChanges: null, purchases: null, thirdPillar: null }

it.each([
  ['from memory', fromMemory],
  ['from memory, with papers of all kinds and a retired spouse', withPapers],
  ['with the letter of a forecast', fromLetter],
  ['from every form', async () => typedDossier()],
])('%s', async (_, dossierOf) => {
  const entered = takenHomeOf(await dossierOf())
  const file = synthesisJson({ language: 'fr', figures, received, entered })
  expect(JSON.parse(file).entered).toEqual(entered)
  const { use, saved } = await openVisit(empty())
  expect(await use.resume(file)).toMatchObject({ problem: null })
  expect(takenHomeOf(await saved())).toEqual(entered)
})
