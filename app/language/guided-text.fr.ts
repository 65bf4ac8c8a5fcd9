import type { GuidedStep } from './guided-path'

type StepText = { title: string; text: string }

/** The steps of the way; `title` and `text` stand on the first page of the guided path. */
export const guided = {
  title: 'Estimer ma retraite étape par étape',
  intro:
    'Nous vous guidons à travers les trois piliers, l’un après l’autre. Vous voyez à chaque étape ce qui est fait et ce qui vient ensuite.',
  ahead: 'Ce qui vous attend',
  steps: 'Étapes',
  here: 'Étape {{number}} sur {{count}}\u00a0: {{step}}',
  /** After a page's title, in the browser's tab. */
  inTitle: 'étape {{number}} sur {{count}}',
  onPath: 'étape par étape',
  /** In the list of steps. */
  name: {
    avs: 'AVS',
    lpp: 'Caisse de pension',
    pillar3a: '3e\u00a0pilier',
    check: 'Vérification',
    papers: 'Papiers',
    situation: 'Situation',
    figures: 'Chiffres',
  },
  back: 'Retour\u00a0: {{step}}',
  backToStart: 'Retour\u00a0: vue d’ensemble',
  state: { done: 'fait', current: 'en cours', open: 'à faire' },
  step: {
    documents: {
      title: 'Vous préparez vos documents',
      text: 'Votre numéro AVS, et vos identifiants pour la caisse de pension et le 3e\u00a0pilier.',
    },
    login: {
      title: 'Vous vous connectez',
      text: 'Vous acceptez les conditions, puis le service d’identité confirme qui vous êtes.',
    },
    avs: {
      title: '1er\u00a0pilier\u00a0: AVS',
      text: 'Vous vérifiez ce que le registre AVS sait de vous, et vous complétez le reste.',
    },
    lpp: {
      title: '2e\u00a0pilier\u00a0: caisse de pension',
      text: 'Vous choisissez votre caisse et vous vous connectez auprès d’elle.',
    },
    pillar3a: {
      title: '3e\u00a0pilier\u00a0: 3a',
      text: 'Vous choisissez votre banque ou votre assurance, et vous vérifiez les chiffres de votre compte.',
    },
    check: {
      title: 'Vous vérifiez vos données',
      text: 'Elles sont réunies sur une page. Vous corrigez ce qui n’est pas juste.',
    },
    synthesis: {
      title: 'Vous lisez votre synthèse',
      text: 'Elle montre ce que chacun des trois piliers pourrait vous verser, en rente par mois et en capital.',
    },
  } satisfies Record<GuidedStep, StepText>,
  /** In place of the texts above, where nobody can be asked. */
  typed: {
    documents: 'Vos papiers, et vos identifiants pour les organismes reliés.',
    avs: 'Vous indiquez votre situation et vos revenus, d’après vos papiers ou de mémoire.',
    lpp: 'Vous recopiez votre certificat de caisse de pension.',
    pillar3a: 'Vous recopiez votre relevé 3a.',
  },
  funds: {
    title: 'Les caisses de pension reliées',
    text: 'À l’étape du 2e\u00a0pilier, vous pourrez vous connecter à ces caisses, sur leur propre page.',
    silent: 'Vous pouvez quand même vous connecter. La liste vous sera proposée à nouveau à l’étape du 2e\u00a0pilier.',
  },
  check: {
    title: 'Vérifier mes données',
    intro: 'Votre synthèse repose sur ces données. Relisez-les et corrigez ce qui n’est pas juste.',
    open: 'Cette étape n’est pas encore terminée.',
    silent: 'Réessayez dans un moment. Vos données restent enregistrées.',
    notSaid: 'Pas encore indiqué',
    change: {
      avs: 'Modifier le 1er\u00a0pilier',
      lpp: 'Modifier le 2e\u00a0pilier',
      pillar3a: 'Modifier le 3e\u00a0pilier',
    },
    complete: {
      avs: 'Compléter le 1er\u00a0pilier',
      lpp: 'Compléter le 2e\u00a0pilier',
      pillar3a: 'Compléter le 3e\u00a0pilier',
    },
    synthesis: 'Tout est juste\u00a0: voir ma synthèse',
  },
}
