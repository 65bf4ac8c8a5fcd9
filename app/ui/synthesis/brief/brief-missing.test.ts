import { describe } from 'vitest'
import {
  avs,
  basis,
  bothPensions,
  DE,
  FR,
  itSays,
  noPensions,
  nothing,
  silentParty,
  withoutAvs,
  withoutLpp,
} from '../../../../tests/support/pages/brief-cases'
import { chf } from '../../../../tests/support/pages/sample-synthesis'

describe('the synthesis in brief: what is not known', () => {
  const zero = { ...avs, monthly: chf(0), thirteenth: chf(0), to: null, partnerStart: null }
  itSays([
    [
      'neither fund nor 3a',
      {
        before: { ...withoutLpp, pillar3a: null, capitalTotal: null },
        missing: { lpp: { none: true }, pillar3a: { none: true } },
      },
      [FR.avs, `${FR.thirteenth}.`, 'Vous avez indiqué n’avoir ni caisse de pension ni 3e pilier.'],
      [DE.avs, `${DE.thirteenth}.`, 'Sie haben angegeben, weder eine Pensionskasse noch eine Säule 3a zu haben.'],
    ],
    [
      'no fund, with a supplement',
      { before: { lpp: null, monthlyTotal: chf(2313) }, missing: { lpp: { none: true } } },
      [
        "Selon cette estimation, l’AVS vous verse CHF 2'312.50 par mois dès le 01.06.2035 : CHF 2'300 de rente et, à vie, CHF 12.50 de supplément.",
        ...basis.fr.slice(1),
        'Vous avez indiqué ne pas avoir de caisse de pension.',
      ],
      [
        "Nach dieser Schätzung zahlt Ihnen die AHV ab dem 01.06.2035 CHF 2'312.50 pro Monat: CHF 2'300 Rente und lebenslang CHF 12.50 Rentenzuschlag.",
        ...basis.de.slice(1),
        'Sie haben angegeben, keine Pensionskasse zu haben.',
      ],
    ],
    [
      'steps still to be done',
      {
        before: { ...withoutLpp, pillar3a: null, capitalTotal: null },
        missing: { lpp: { open: true }, pillar3a: { open: true } },
      },
      [FR.avs, `${FR.thirteenth}.`, 'Il manque encore votre 2e pilier et votre 3e pilier.'],
      [DE.avs, `${DE.thirteenth}.`, 'Das fehlt noch: Ihre 2. Säule und Ihre Säule 3a.'],
    ],
    [
      'nothing yet',
      { before: nothing, missing: { avs: { open: true }, lpp: { open: true }, pillar3a: { open: true } } },
      ['Il manque encore votre rente AVS, votre 2e pilier et votre 3e pilier.'],
      ['Das fehlt noch: Ihre AHV-Rente, Ihre 2. Säule und Ihre Säule 3a.'],
    ],
    [
      'a civil status that is not handled',
      { before: withoutAvs, missing: { avs: { notHandled: true } } },
      [FR.lpp, FR.pillar3a, 'Le prototype ne calcule pas encore la rente AVS pour votre état civil.'],
      [DE.lpp, DE.pillar3a, 'Für Ihren Zivilstand berechnet der Prototyp die AHV-Rente noch nicht.'],
    ],
    [
      'incomes that nobody has told',
      { before: withoutAvs, missing: { avs: { withoutIncomes: true } } },
      [FR.lpp, FR.pillar3a, 'Il manque votre rente AVS : vous n’avez pas encore indiqué vos revenus.'],
      [DE.lpp, DE.pillar3a, 'Ihre AHV-Rente fehlt: Sie haben Ihre Einkommen noch nicht angegeben.'],
    ],
    [
      'the register and a fund are silent',
      {
        before: { ...noPensions },
        missing: {
          avs: { silent: [silentParty('AVS register', { party: 'register' })] },
          lpp: { silent: [silentParty('Caisse a', { reason: 'notSignedIn' })] },
        },
      },
      [
        FR.pillar3a,
        'Il manque votre rente AVS : le registre AVS n’a pas transmis de données.',
        'Il manque les chiffres de « Caisse a ».',
      ],
      [
        DE.pillar3a,
        'Ihre AHV-Rente fehlt: Das AHV-Register hat keine Daten übermittelt.',
        'Es fehlen die Zahlen von «Caisse a».',
      ],
    ],
    [
      'one of several funds and a bank are silent',
      {
        before: bothPensions,
        missing: {
          lpp: { silent: [silentParty('Caisse a')] },
          pillar3a: { silent: [silentParty('Banque b', { party: 'entity' })] },
        },
      },
      [...basis.fr, 'Il manque les chiffres de « Caisse a » et « Banque b ».'],
      [...basis.de, 'Es fehlen die Zahlen von «Caisse a» und «Banque b».'],
    ],
    [
      'no figures, though all have answered',
      { before: { ...withoutLpp } },
      [FR.avs, ...basis.fr.slice(1), 'Les données reçues ne permettent pas d’estimation pour votre 2e pilier.'],
      [DE.avs, ...basis.de.slice(1), 'Die erhaltenen Daten erlauben keine Schätzung für Ihre 2. Säule.'],
    ],
    [
      'no whole contribution year',
      { before: { ...bothPensions, avs: zero, monthlyTotal: chf(1998) } },
      [
        'Selon cette estimation, l’AVS ne vous verse pas de rente : il faut au moins une année entière de cotisation.',
        FR.lpp,
        FR.pillar3a,
      ],
      [
        'Nach dieser Schätzung zahlt Ihnen die AHV keine Rente: Dafür braucht es mindestens ein ganzes Beitragsjahr.',
        DE.lpp,
        DE.pillar3a,
      ],
    ],
  ])
})
