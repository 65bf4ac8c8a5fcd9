/** What the feedback form of the demo says. */
import type { Language } from './language'

export const MOST_SIGNS = 2000

const fr = {
  banner: 'Démonstration\u00a0: personne ne lit ce formulaire.',
  title: 'Donner mon avis',
  intro: 'Dans la démonstration, votre avis n’est ni transmis ni conservé. N’indiquez rien de personnel.',
  label: 'Votre avis',
  hint: 'Qu’est-ce qui vous a aidé, qu’est-ce qui vous a manqué\u00a0? 2’000\u00a0signes au plus.',
  submit: 'Envoyer',
  problems: {
    title: 'Votre avis n’est pas parti',
    empty: 'Écrivez votre avis.',
    tooLong: 'Votre avis est trop long. Écrivez 2’000\u00a0signes au plus.',
  },
  thanks: { title: 'Merci de votre avis', text: 'Comme c’est une démonstration, il n’a été ni transmis ni conservé.' },
}

const de: typeof fr = {
  banner: 'Demonstration: Niemand liest dieses Formular.',
  title: 'Rückmeldung geben',
  intro:
    'In der Demonstration wird Ihre Rückmeldung weder übermittelt noch aufbewahrt. Geben Sie nichts Persönliches an.',
  label: 'Ihre Rückmeldung',
  hint: 'Was hat Ihnen geholfen, was hat Ihnen gefehlt? Höchstens 2’000\u00a0Zeichen.',
  submit: 'Senden',
  problems: {
    title: 'Ihre Rückmeldung wurde nicht gesendet',
    empty: 'Schreiben Sie Ihre Rückmeldung.',
    tooLong: 'Ihre Rückmeldung ist zu lang. Schreiben Sie höchstens 2’000\u00a0Zeichen.',
  },
  thanks: {
    title: 'Danke für Ihre Rückmeldung',
    text: 'Da dies eine Demonstration ist, wurde sie weder übermittelt noch aufbewahrt.',
  },
}

export const FEEDBACK_TEXT: Record<Language, typeof fr> = { fr, de }
