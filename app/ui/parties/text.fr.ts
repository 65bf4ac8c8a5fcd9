import type { PartyProblem } from '~/dossier/shape/party-access'

/** The visitor's own sign-in at a fund, bank or insurer. */
export const partySignIn = {
  intro:
    'Pour voir vos chiffres, connectez-vous à «\u00a0{{name}}\u00a0» et autorisez l’accès. Sa page de connexion s’ouvre, puis vous revenez ici.',
  button: 'Se connecter à «\u00a0{{name}}\u00a0»',
  again: 'Se connecter à nouveau à «\u00a0{{name}}\u00a0»',
  problemTitle: 'Pas de connexion à «\u00a0{{name}}\u00a0»',
  problem: {
    refused: 'La connexion a été annulée, ou l’accès n’a pas été autorisé. Nous n’avons rien repris.',
    expired: 'La connexion a duré trop longtemps, ou l’accès a pris fin. Vous pouvez vous connecter à nouveau.',
    otherPerson:
      'Quelqu’un d’autre s’y est connecté\u00a0: son numéro AVS n’est pas le vôtre. Nous n’avons rien repris. Connectez-vous avec votre propre compte.',
    failed: '«\u00a0{{name}}\u00a0» n’a pas confirmé la connexion. Vous pouvez réessayer.',
    unavailable: '«\u00a0{{name}}\u00a0» ne répond pas pour le moment. Réessayez plus tard.',
  } satisfies Record<PartyProblem, string>,
  undoneTitle: 'Cette connexion n’a pas abouti',
  undone: {
    lost: 'Elle a déjà servi, ou elle a été commencée ailleurs. Vous pouvez vous connecter à nouveau ci-dessous.',
    full: 'Vos réponses prennent tant de place qu’il n’en reste pas pour cette connexion. Elles sont toujours là\u00a0: raccourcissez-les, par exemple vos revenus AVS, puis connectez-vous à nouveau.',
  },
}
