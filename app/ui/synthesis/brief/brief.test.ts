import { describe } from 'vitest'
import { day } from '~/pillars/day'
import {
  basis,
  bothPensions,
  DE,
  FR,
  itSays,
  later,
  lpp,
  partnerStarts,
  twoFunds,
} from '../../../../tests/support/pages/brief-cases'
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
      'a partner whose pension starts later',
      { before: bothPensions, later: [partnerStarts] },
      [
        FR.total + FR.parts,
        "Dès le 01.03.2037, quand la rente de votre partenaire commence, votre rente AVS est de CHF 1'890 par mois.",
        `${FR.thirteenth} à la première rente.`,
        FR.pillar3a,
      ],
      [
        DE.total + DE.parts,
        "Ab dem 01.03.2037, wenn die Rente Ihrer Partnerin oder Ihres Partners beginnt, beträgt Ihre AHV-Rente CHF 1'890 pro Monat.",
        `${DE.thirteenth} mit der ersten Rente.`,
        DE.pillar3a,
      ],
    ],
    [
      'several changes: the last one',
      { before: bothPensions, later: [later('2036-01-01', 2010, 'referenceAge'), partnerStarts] },
      [
        FR.total + FR.parts,
        "Votre rente AVS change ensuite 2 fois. Dès le 01.03.2037, elle est de CHF 1'890 par mois.",
        `${FR.thirteenth} à la première rente.`,
        FR.pillar3a,
      ],
      [
        DE.total + DE.parts,
        "Ihre AHV-Rente ändert sich danach 2-mal. Ab dem 01.03.2037 beträgt sie CHF 1'890 pro Monat.",
        `${DE.thirteenth} mit der ersten Rente.`,
        DE.pillar3a,
      ],
    ],
    [
      'the change is before the fund pays: it is in the total, and not told again',
      {
        before: {
          ...bothPensions,
          lpp: { ...lpp, from: day('2037-06-01') },
          totalFrom: day('2037-06-01'),
          monthlyTotal: chf(3888),
        },
        later: [partnerStarts],
      },
      [
        FR.avs,
        "Dès le 01.06.2037, la rente de votre caisse de pension s’y ajoute : vous recevez alors CHF 3'888 par mois (CHF 1'890 de l’AVS et CHF 1'998 de votre caisse de pension).",
        `${FR.thirteenth} à la première rente.`,
        FR.pillar3a,
      ],
      [
        DE.avs,
        "Ab dem 01.06.2037 kommt die Rente Ihrer Pensionskasse dazu: Dann erhalten Sie CHF 3'888 pro Monat (CHF 1'890 von der AHV und CHF 1'998 von Ihrer Pensionskasse).",
        `${DE.thirteenth} mit der ersten Rente.`,
        DE.pillar3a,
      ],
    ],
    [
      'the fund pays before the AVS',
      { before: { ...bothPensions, lpp: { ...twoFunds, from: day('2034-06-01') } } },
      [
        "Selon cette estimation, vos caisses de pension vous versent CHF 1'998 par mois dès le 01.06.2034.",
        "Dès le 01.06.2035, la rente AVS s’y ajoute : vous recevez alors CHF 4'298 par mois (CHF 2'300 de l’AVS et CHF 1'998 de vos caisses de pension).",
        ...basis.fr.slice(1),
      ],
      [
        "Nach dieser Schätzung zahlen Ihnen Ihre Pensionskassen ab dem 01.06.2034 CHF 1'998 pro Monat.",
        "Ab dem 01.06.2035 kommt die AHV-Rente dazu: Dann erhalten Sie CHF 4'298 pro Monat (CHF 2'300 von der AHV und CHF 1'998 von Ihren Pensionskassen).",
        ...basis.de.slice(1),
      ],
    ],
  ])
})
