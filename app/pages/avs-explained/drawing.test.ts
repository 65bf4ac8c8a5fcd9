import { describe } from 'vitest'
import { itExplains } from '../../../tests/support/pages/explained-step'

describe('an early start, in words', () => {
  itExplains('earlyStart', [
    [
      'years',
      { from: '2029-06-01', months: 24, referenceFrom: '2031-06-01' },
      '2029-06-01',
      'dès le 01.06.2029, 2 ans avant la date ordinaire du 01.06.2031.',
      'ab dem 01.06.2029, 2 Jahre vor dem ordentlichen Beginn am 01.06.2031.',
    ],
    [
      'one month',
      { from: '2031-05-01', months: 1, referenceFrom: '2031-06-01' },
      '2031-05-01',
      'dès le 01.05.2031, 1 mois avant',
      'ab dem 01.05.2031, 1 Monat vor',
    ],
    [
      'the scale of a forecast',
      { from: '2031-05-01', months: 1, referenceFrom: '2031-06-01', forecastScale: 30 },
      '2031-05-01',
      'Votre lettre ne les indique pas : nous gardons son échelle, 30.',
      'Ihr Brief nennt sie nicht: Wir behalten seine Skala 30 bei.',
    ],
  ])

  itExplains('earlyReduction', [
    [
      'a percentage',
      { pension: 2405, months: 18, percent: 10.2 },
      2160,
      "rente anticipée de 1 an et 6 mois, la loi retranche 10.2 % jusqu’à l’âge de référence : CHF 2'405 moins 10.2 % font CHF 2'160, arrondi au franc.",
      "1 Jahr und 6 Monate früher bezieht, erhält bis zum Referenzalter 10.2 % weniger: CHF 2'405 weniger 10.2 % ergeben CHF 2'160, auf ganze Franken gerundet.",
    ],
    [
      'none',
      { pension: 1260, months: 12, percent: 0 },
      1260,
      'Pour vous, une rente anticipée de 1 an n’est pas réduite.',
      'Bei Ihnen wird eine Rente, die 1 Jahr früher beginnt, nicht gekürzt.',
    ],
    [
      'two figures for a low income, and what the shares come to',
      { pension: 480, months: 24, percent: 13.6, share: 40, otherPercent: 8.16, otherPaid: 441, total: 1100 },
      415,
      "un taux plus bas, 8.16 % : vous toucheriez CHF 441 par mois. L’ordonnance ne le contient pas encore, nous comptons donc son taux. Avec vos autres parts, vous touchez CHF 1'100 par mois.",
      "einen tieferen Satz, 8.16 %: Sie erhielten CHF 441 pro Monat. Die Verordnung enthält ihn noch nicht, wir rechnen deshalb mit ihrem Satz. Mit Ihren anderen Anteilen erhalten Sie CHF 1'100 pro Monat.",
    ],
  ])

  itExplains('earlyReductionForLife', [
    [
      'an amount',
      { pension: 2520, average: 2405, percent: 10.2, reduction: 245 },
      2275,
      "10.2 % de la rente touchée avant, sans sa réduction. Cette rente était de CHF 2'405 par mois en moyenne, la réduction est donc de CHF 245. CHF 2'520 − CHF 245 = CHF 2'275 par mois.",
      "10.2 % der vorher bezogenen Rente, ohne deren Kürzung. Diese Rente betrug im Durchschnitt CHF 2'405 pro Monat, die Kürzung beträgt also CHF 245. CHF 2'520 − CHF 245 = CHF 2'275 pro Monat.",
    ],
    [
      'an amount with Rappen',
      { pension: 2117, average: 1895.3333, percent: 13.6, reduction: 257.76533, share: 100 },
      1859,
      "CHF 2'117 − CHF 257.77 = CHF 1'859 par mois. Le résultat est arrondi au franc.",
      "CHF 2'117 − CHF 257.77 = CHF 1'859 pro Monat. Das Ergebnis ist auf ganze Franken gerundet.",
    ],
    [
      'none',
      { pension: 1260, average: 1230, percent: 0, reduction: 0 },
      1260,
      'Pour vous, la rente anticipée ne laisse pas de réduction.',
      'Bei Ihnen bleibt vom Vorbezug keine Kürzung.',
    ],
  ])
})

describe('a late start, in words', () => {
  itExplains('lateStart', [
    [
      'years and months',
      { from: '2032-07-01', months: 13, referenceFrom: '2031-06-01' },
      '2032-07-01',
      'dès le 01.07.2032, 1 an et 1 mois après la date ordinaire du 01.06.2031.',
      'ab dem 01.07.2032, 1 Jahr und 1 Monat nach dem ordentlichen Beginn am 01.06.2031.',
    ],
  ])

  itExplains('deferralSupplement', [
    [
      'a fixed amount',
      { pension: 1890, average: 2318.4, months: 25, percent: 10.8, supplement: 250 },
      2140,
      "Pour un ajournement de 2 ans et 1 mois, la loi ajoute 10.8 % de la rente que vous n’avez pas touchée. Elle était de CHF 2'318.40 par mois en moyenne, le supplément est donc de CHF 250, à vie. CHF 1'890 + CHF 250 = CHF 2'140 par mois.",
      "Wer die Rente 2 Jahre und 1 Monat später bezieht, erhält 10.8 % der nicht bezogenen Rente dazu. Diese betrug im Durchschnitt CHF 2'318.40 pro Monat, der Zuschlag beträgt also CHF 250, lebenslang. CHF 1'890 + CHF 250 = CHF 2'140 pro Monat.",
    ],
  ])
})
