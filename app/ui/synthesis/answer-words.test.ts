import { describe, expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { chf, column, digest, outlook } from '../../../tests/support/pages/sample-synthesis'
import { answerOf } from './answer-words'

const RANGES = { avs: null, supplement: null, total: { low: 3500, high: 4000 }, causes: [] }
const facts = (withChange: Partial<ReturnType<typeof column>>) =>
  answerOf(textIn('fr'), {
    ...digest(),
    withChange: column(withChange),
    outlook: { ...outlook, withChange: outlook.withoutChange },
  })
    ?.facts.join(' ')
    .replaceAll('\u00a0', ' ')

describe('the answer with a change', () => {
  it.each<[string, Partial<ReturnType<typeof column>>, string]>([
    ['with the difference', { monthlyTotal: chf(3700) }, 'Différence : −CHF 200.'],
    ['without it where a fund says nothing', { lpp: null, monthlyTotal: chf(1903) }, "Sans changement : CHF 3'900"],
    ['without it where only a range is known', { ranges: RANGES }, "Sans changement : CHF 3'900"],
  ])('says what is paid without it, %s', (name, change, said) => {
    expect(facts(change)).toContain(said)
    if (name !== 'with the difference') expect(facts(change)).not.toMatch(/[−+]CHF/)
  })
})
