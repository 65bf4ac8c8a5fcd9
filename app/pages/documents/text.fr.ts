export const documents = {
  title: 'Préparer mes documents',
  intro: 'Ayez ces informations sous la main avant de vous connecter.',
  sandbox: {
    title: 'Vous testez le prototype avec une personne fictive',
    text: 'Vous n’avez rien à préparer\u00a0: les données des personnes fictives sont déjà prêtes.',
  },
  avs: {
    title: 'Votre numéro AVS',
    people: 'Le vôtre et, si vous êtes marié·e ou en partenariat enregistré, celui de votre partenaire.',
    format: 'Format\u00a0: 756.0000.0000.00',
    where: 'Vous le trouvez sur votre fiche de salaire ou sur votre carte d’assurance-maladie.',
  },
  lpp: {
    title: 'L’accès à votre caisse de pension',
    fund: 'Le nom de la caisse',
    user: 'Votre nom d’utilisateur',
    password: 'Votre mot de passe',
  },
  pillar3a: {
    title: 'L’accès à votre 3e\u00a0pilier',
    user: 'Votre identifiant auprès de la banque ou de l’assurance',
    password: 'Votre mot de passe',
  },
  passwords:
    'Ces mots de passe se saisissent auprès de votre caisse, de votre banque ou de votre assurance, jamais ici.',
  none: 'Vous n’avez pas de caisse de pension ou pas de 3e\u00a0pilier\u00a0? Vous pourrez l’indiquer.',
  again: 'Vous êtes déjà venu·e\u00a0?',
  signIn: 'Aller directement à la connexion',
  // With the plain apostrophe, as the wording was given to us.
  ready: "J'ai toutes ces informations",
}
