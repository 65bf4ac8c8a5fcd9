import type { TextOf } from '~/language/text-of'
import type { brief as french } from './brief-text.fr'

export const brief: TextOf<typeof french> = {
  title: 'Kurz gesagt',
  and: '{{others}} und {{last}}',
  named: '«{{name}}»',
  parts: {
    avs: '{{amount}} von der AHV',
    supplement: '{{amount}} AHV-Rentenzuschlag',
    lpp_zero: '{{amount}} von Ihrer 2.\u00a0Säule',
    lpp_one: '{{amount}} von Ihrer Pensionskasse',
    lpp_other: '{{amount}} von Ihren Pensionskassen',
  },
  together: 'Nach dieser Schätzung erhalten Sie ab dem {{day}} lebenslang {{total}} pro Monat: {{parts}}.',
  avsAlone: 'Nach dieser Schätzung zahlt Ihnen die AHV ab dem {{day}} {{amount}} pro Monat.',
  avsWithSupplement:
    'Nach dieser Schätzung zahlt Ihnen die AHV ab dem {{day}} {{total}} pro Monat: {{pension}} Rente und lebenslang {{supplement}} Rentenzuschlag.',
  avsNone:
    'Nach dieser Schätzung zahlt Ihnen die AHV keine Rente: Dafür braucht es mindestens ein ganzes Beitragsjahr.',
  lppAlone_zero: 'Nach dieser Schätzung zahlt Ihnen Ihre 2.\u00a0Säule ab dem {{day}} lebenslang {{amount}} pro Monat.',
  lppAlone_one: 'Nach dieser Schätzung zahlt Ihnen Ihre Pensionskasse ab dem {{day}} lebenslang {{amount}} pro Monat.',
  lppAlone_other:
    'Nach dieser Schätzung zahlen Ihnen Ihre Pensionskassen ab dem {{day}} lebenslang {{amount}} pro Monat.',
  first: 'Vorher, vom {{from}} bis {{to}}, erhalten Sie {{amount}} pro Monat.',
  later: {
    partner:
      'Ab dem {{day}}, wenn die Rente Ihrer Partnerin oder Ihres Partners beginnt, beträgt Ihre AHV-Rente {{amount}} pro Monat.',
    partnerReferenceAge:
      'Ab dem {{day}}, wenn Ihre Partnerin oder Ihr Partner das Referenzalter erreicht, beträgt Ihre AHV-Rente {{amount}} pro Monat.',
    referenceAge: 'Ab dem {{day}}, im Referenzalter, beträgt Ihre AHV-Rente {{amount}} pro Monat.',
    other: 'Ab dem {{day}} beträgt Ihre AHV-Rente {{amount}} pro Monat.',
  },
  supplementStays: 'Der Rentenzuschlag kommt dazu.',
  laterLast: 'Ihre AHV-Rente ändert sich danach {{count}}-mal. Ab dem {{day}} beträgt sie {{amount}} pro Monat.',
  rangeWhy: {
    estimated:
      'Das ist eine Schätzung aus wenigen Angaben. Der kostenlose Auszug aus dem AHV-Konto ergibt den genauen Betrag.',
    years: 'Der genaue Betrag hängt von Ihren Einkommen in jedem Jahr ab. Diese kennen wir nicht.',
    spouse:
      'Der genaue Betrag hängt von den Einkommen der Person ab, mit der Sie verheiratet sind oder waren. Diese Einkommen kennen wir nicht.',
  },
  thirteenth: 'Jedes Jahr im Dezember zahlt die AHV zusätzlich eine 13. Rente: {{amount}} für ein volles Jahr.',
  capital: {
    lpp: 'Am {{day}} erhalten Sie aus der 2.\u00a0Säule {{amount}} auf einmal: Das ist ein Kapital, keine Rente.',
    vested: 'Aus Ihren Freizügigkeitsguthaben erhalten Sie {{amount}}: Das ist ein Kapital, keine Rente.',
    pillar3a: 'Aus der 3.\u00a0Säule erhalten Sie {{amount}}, spätestens am {{day}}: Das ist ein Kapital, keine Rente.',
  },
  missing: {
    open: 'Das fehlt noch: {{parts}}.',
    nothing: 'Die erhaltenen Daten erlauben keine Schätzung für {{parts}}.',
    parts: { avs: 'Ihre AHV-Rente', lpp: 'Ihre 2.\u00a0Säule', pillar3a: 'Ihre Säule 3a' },
    notHandled: 'Für Ihren Zivilstand berechnet der Prototyp die AHV-Rente noch nicht.',
    withoutIncomes: 'Ihre AHV-Rente fehlt: Sie haben Ihre Einkommen noch nicht angegeben.',
    register: 'Ihre AHV-Rente fehlt: Das AHV-Register hat keine Daten übermittelt.',
    parties: 'Es fehlen die Zahlen von {{names}}.',
    noFund: 'Sie haben angegeben, keine Pensionskasse zu haben.',
    no3a: 'Sie haben angegeben, keine Säule 3a zu haben.',
    neither: 'Sie haben angegeben, weder eine Pensionskasse noch eine Säule 3a zu haben.',
  },
  change: {
    monthly:
      'Mit der Änderung erhalten Sie ab dem {{afterDay}} lebenslang {{after}} pro Monat, statt {{before}} ab dem {{beforeDay}}.',
    amount: 'Mit der Änderung erhalten Sie ab dem {{afterDay}} lebenslang {{after}} pro Monat statt {{before}}.',
    ranges:
      'Mit der Änderung erhalten Sie ab dem {{afterDay}} lebenslang {{after}} pro Monat. Ohne die Änderung erhalten Sie ab dem {{beforeDay}} {{before}}.',
    same: 'Mit der Änderung erhalten Sie gleich viel pro Monat wie ohne Änderung, ab dem gleichen Tag.',
    capital: 'Mit der Änderung beträgt das Kapital {{after}} statt {{before}}.',
    sameCapital: 'Mit der Änderung bleibt das Kapital gleich.',
    incomplete:
      'Was die Änderung bewirkt, lässt sich nicht in einem Satz sagen: Es fehlen Zahlen mit oder ohne Änderung.',
  },
  why: {
    fullScale: 'Das ist eine Vollrente: Sie haben alle {{cohortYears}} nötigen Beitragsjahre.',
    partialScale: 'Das ist eine Teilrente: Sie haben {{years}} der {{cohortYears}} möglichen Beitragsjahre.',
    early: 'Sie ist gekürzt, weil Sie sie {{span}} vor dem ordentlichen Beginn beziehen.',
    late: 'Sie ist höher, weil Sie sie {{span}} nach dem ordentlichen Beginn beziehen.',
    cap: 'Die Obergrenze für Paare kürzt sie.',
  },
}
