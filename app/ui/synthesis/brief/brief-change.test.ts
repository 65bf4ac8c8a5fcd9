import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import {
  bothPensions,
  briefSentences,
  noPensions,
  nothing,
  type State,
  silentParty,
  withoutLpp,
} from '../../../../tests/support/pages/brief-cases'
import { chf } from '../../../../tests/support/pages/sample-synthesis'

describe('the synthesis in brief: with a change', () => {
  const earlier = { ...bothPensions, monthlyTotal: chf(3700), totalFrom: day('2033-06-01') }
  const incomplete = [
    'Ce que fait le changement ne se dit pas en une phrase : il manque des chiffres avec ou sans changement.',
    'Was die Änderung bewirkt, lässt sich nicht in einem Satz sagen: Es fehlen Zahlen mit oder ohne Änderung.',
  ] as const
  const changes: [string, State, string, string][] = [
    [
      'another amount from another day',
      { before: bothPensions, after: earlier },
      "Avec le changement, vous recevez CHF 3'700 par mois dès le 01.06.2033, au lieu de CHF 4'298 dès le 01.06.2035.",
      "Mit der Änderung erhalten Sie ab dem 01.06.2033 CHF 3'700 pro Monat, statt CHF 4'298 ab dem 01.06.2035.",
    ],
    [
      'another amount from the same day, which is said once',
      { before: bothPensions, after: { ...bothPensions, monthlyTotal: chf(4100) } },
      "Avec le changement, vous recevez CHF 4'100 par mois au lieu de CHF 4'298, dès le 01.06.2035.",
      "Mit der Änderung erhalten Sie ab dem 01.06.2035 CHF 4'100 pro Monat statt CHF 4'298.",
    ],
    [
      'the same from the same day',
      { before: bothPensions, after: bothPensions },
      'Avec le changement, vous recevez le même montant par mois, dès le même jour.',
      'Mit der Änderung erhalten Sie gleich viel pro Monat wie ohne Änderung, ab dem gleichen Tag.',
    ],
    ['the fund is silent with the change', { before: bothPensions, after: withoutLpp }, ...incomplete],
    [
      'one of two funds projects nothing for the age',
      {
        before: bothPensions,
        after: earlier,
        silent: [silentParty('Caisse b', { reason: 'noProjection', column: 'withChange' })],
      },
      ...incomplete,
    ],
    [
      'capital only',
      {
        before: noPensions,
        after: { ...noPensions, capitalTotal: chf(90000) },
        missing: { avs: { none: true }, lpp: { none: true } },
      },
      "Avec le changement, le capital est de CHF 90'000 au lieu de CHF 98'000.",
      "Mit der Änderung beträgt das Kapital CHF 90'000 statt CHF 98'000.",
    ],
    [
      'the same capital',
      { before: noPensions, after: noPensions },
      'Avec le changement, le capital reste le même.',
      'Mit der Änderung bleibt das Kapital gleich.',
    ],
    ['nothing in either column', { before: nothing, after: nothing }, ...incomplete],
  ]
  it.each(changes)('%s', (_name, state, fr, de) => {
    expect(briefSentences(state, 'fr').at(-1)).toBe(fr)
    expect(briefSentences(state, 'de').at(-1)).toBe(de)
  })

  it('does not call a party missing that is missing with the change only', () => {
    const lost = silentParty('Caisse b', { reason: 'noProjection', column: 'withChange' })
    const state = { before: bothPensions, after: earlier, silent: [lost], missing: { lpp: { silent: [lost] } } }
    expect(briefSentences(state, 'fr').join()).not.toContain('Caisse b')
  })
})
