export const notInTotal = {
  title: 'Le total n’est pas complet',
  avs: 'Il ne compte pas votre rente AVS\u00a0: vous recevrez donc plus par mois.',
  incomes: 'Il ne compte pas votre rente AVS\u00a0: vos revenus manquent. Vous recevrez donc plus par mois.',
  lpp: 'Il ne compte pas votre 2e\u00a0pilier\u00a0: avec une caisse de pension, vous recevrez plus.',
  certificate: 'Du 2e\u00a0pilier, il ne compte que votre libre passage.',
  todaysFund:
    'Il ne compte pas la rente de votre caisse d’aujourd’hui\u00a0: seulement celle que vous touchez déjà. Vous recevrez plus.',
  pillar3a: 'Il ne compte pas de 3e\u00a0pilier\u00a0: avec un compte 3a, vous aurez plus de capital.',
  unread: {
    person: 'Des lignes de votre extrait n’ont pas été comprises\u00a0: elles ne comptent pas.',
    partner: 'Des lignes de l’extrait de votre partenaire n’ont pas été comprises\u00a0: elles ne comptent pas.',
    former: 'Des lignes de l’extrait de votre ex-partenaire n’ont pas été comprises\u00a0: elles ne comptent pas.',
  },
  toLines: {
    person: 'Voir ces lignes',
    partner: 'Voir les lignes de mon ou ma partenaire',
    former: 'Voir les lignes de mon ex-partenaire',
  },
  add: {
    avs: 'Compléter le 1er\u00a0pilier',
    incomes: 'Indiquer mes revenus AVS',
    lpp: 'Ajouter mon 2e\u00a0pilier',
    certificate: 'Ajouter un certificat',
    todaysFund: 'Ajouter son certificat',
    pillar3a: 'Ajouter mon 3e\u00a0pilier',
  },
  check: 'D’où vient chaque chiffre',
}
