import type { LawName, OutlookName } from '~/pillars/synthesis/change'

/** For figures that are not based on today's law, or not on the announced interest. */
export const notToday = {
  title: 'Pas le droit d’aujourd’hui',
  link: 'Ce qui est décidé et ce qui est ouvert',
  /** A line among the changes. */
  law: {
    today: 'Droit d’aujourd’hui',
    without13th: 'Pas le droit d’aujourd’hui\u00a0: sans la 13e\u00a0rente AVS',
    withoutCap: 'Pas le droit d’aujourd’hui\u00a0: sans la limite pour les couples',
  } satisfies Record<LawName, string>,
  lawText: {
    today: 'Avec la 13e\u00a0rente AVS et la limite pour les couples.',
    without13th:
      'Ces chiffres sont calculés comme si la 13e\u00a0rente AVS (art. 34ter LAVS) était supprimée. Elle est en vigueur depuis 2026\u00a0; seul son financement est encore discuté.',
    withoutCap:
      'Ces chiffres sont calculés comme si la limite pour les rentes d’un couple (art. 35 LAVS) n’existait plus. Une initiative le demande\u00a0; le Conseil national veut la supprimer pour les nouvelles rentes seulement. Rien n’est décidé.',
  } satisfies Record<LawName, string>,
  /** In the name of a scenario. */
  named: { without13th: 'sans 13e rente', withoutCap: 'sans limite du couple', low: 'vue basse', high: 'vue haute' },
  outlook: {
    low: 'Intérêts et prix\u00a0: vue basse',
    expected: 'Intérêts et prix\u00a0: comme prévu',
    high: 'Intérêts et prix\u00a0: vue haute',
  } satisfies Record<OutlookName, string>,
  outlookName: { low: 'Vue basse', expected: 'Comme prévu', high: 'Vue haute' } satisfies Record<OutlookName, string>,
  outlookText: {
    low: 'Les caisses paient un intérêt plus bas d’un point, le 3e\u00a0pilier n’en paie aucun. Salaires et prix montent de 1\u00a0% par an\u00a0: nous l’ôtons des intérêts, parce que tout est en francs d’aujourd’hui.',
    expected:
      'Les intérêts sont ceux que vos caisses et vos banques annoncent. Nous n’en ôtons aucune hausse des salaires et des prix\u00a0: aucune loi n’en fixe une.',
    high: 'Les caisses et le 3e\u00a0pilier paient un intérêt plus haut d’un point. Nous n’en ôtons aucune hausse des salaires et des prix.',
  } satisfies Record<OutlookName, string>,
  /** If both apply. */
  outlookLimits:
    'La rente AVS suit les salaires et les prix\u00a0: elle ne change pas ici. Une caisse qui n’annonce pas son taux et une police gardent leur montant. Après le départ, rien n’est ôté.',
}
