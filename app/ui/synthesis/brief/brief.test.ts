import { describe } from 'vitest'
import { day } from '~/pillars/day'
import { avs, basis, bothPensions, DE, FR, itSays, lpp, twoFunds } from '../../../../tests/support/pages/brief-cases'
import { chf } from '../../../../tests/support/pages/sample-synthesis'

describe('the synthesis in brief: what is known', () => {
  itSays([
    ['both pensions from one day, and a 3a', { before: bothPensions }, basis.fr, basis.de],
    [
      'a supplement, and two funds',
      { before: { lpp: twoFunds } },
      [
        "Selon cette estimation, vous recevez CHF 4'310 par mois dès le 01.06.2035 : CHF 2'300 de l’AVS, CHF 12.50 de supplément AVS et CHF 1'998 de vos caisses de pension.",
        ...basis.fr.slice(1),
      ],
      [
        "Nach dieser Schätzung erhalten Sie ab dem 01.06.2035 CHF 4'310 pro Monat: CHF 2'300 von der AHV, CHF 12.50 AHV-Rentenzuschlag und CHF 1'998 von Ihren Pensionskassen.",
        ...basis.de.slice(1),
      ],
    ],
    [
      'part of the fund’s money drawn at once',
      {
        before: { ...bothPensions, lpp: { ...lpp, capital: chf(120000) }, pillar3a: null },
        missing: { pillar3a: { none: true } },
      },
      [
        ...basis.fr.slice(0, 2),
        "Le 01.06.2035, vous recevez du 2e pilier CHF 120'000 en une fois : c’est un capital, pas une rente.",
        'Vous avez indiqué ne pas avoir de 3e pilier.',
      ],
      [
        ...basis.de.slice(0, 2),
        "Am 01.06.2035 erhalten Sie aus der 2. Säule CHF 120'000 auf einmal: Das ist ein Kapital, keine Rente.",
        'Sie haben angegeben, keine Säule 3a zu haben.',
      ],
    ],
    [
      'an amount that is paid at first',
      {
        before: {
          ...bothPensions,
          avs: { ...avs, monthly: chf(1890), from: day('2037-03-01'), thirteenth: chf(1890) },
          monthlyTotal: chf(3888),
          totalFrom: day('2037-03-01'),
          first: { monthly: chf(4298), from: day('2035-06-01'), to: day('2037-02-28') },
        },
      },
      [
        "Selon cette estimation, vous recevez CHF 3'888 par mois à vie, dès le 01.03.2037 : CHF 1'890 de l’AVS et CHF 1'998 de votre caisse de pension.",
        "Avant, du 01.06.2035 au 28.02.2037, vous recevez CHF 4'298 par mois.",
        "Chaque année en décembre, l’AVS verse en plus une 13e rente : CHF 1'890 pour une année entière.",
        FR.pillar3a,
      ],
      [
        "Nach dieser Schätzung erhalten Sie ab dem 01.03.2037 lebenslang CHF 3'888 pro Monat: CHF 1'890 von der AHV und CHF 1'998 von Ihrer Pensionskasse.",
        "Vorher, vom 01.06.2035 bis 28.02.2037, erhalten Sie CHF 4'298 pro Monat.",
        "Jedes Jahr im Dezember zahlt die AHV zusätzlich eine 13. Rente: CHF 1'890 für ein volles Jahr.",
        DE.pillar3a,
      ],
    ],
  ])
})
