export const documents = {
  title: 'Préparer mes documents',
  intro: 'Ayez ces informations sous la main avant de vous connecter.',
  sandbox: {
    title: 'Vous testez le prototype avec une personne fictive',
    text: 'Vous n’avez rien à préparer. Avec de vraies données, préparez ceci.',
  },
  avs: {
    title: 'Votre numéro AVS',
    people: 'Le vôtre et, en cas de mariage ou de partenariat enregistré, celui de votre partenaire.',
    format: 'Format\u00a0: 756.0000.0000.00',
    where: 'Vous le trouvez sur votre fiche de salaire ou sur votre carte d’assurance-maladie.',
  },
  lpp: {
    title: 'Vos identifiants pour la caisse de pension',
    fund: 'Le nom de la caisse',
    user: 'Votre nom d’utilisateur',
    password: 'Votre mot de passe',
  },
  pillar3a: {
    title: 'Vos identifiants pour le 3e\u00a0pilier',
    user: 'Votre nom d’utilisateur à la banque ou à l’assurance',
    password: 'Votre mot de passe',
  },
  passwords: 'Vous saisissez ces mots de passe à la caisse ou à la banque, jamais ici.',
  passwordsAtFund:
    'Vous le saisissez sur le site de la caisse, jamais ici. Sans caisse\u00a0: vous pourrez l’indiquer.',
  passwordsAtProvider:
    'Vous le saisissez sur le site de la banque ou de l’assurance, jamais ici. Sans 3e\u00a0pilier\u00a0: vous pourrez l’indiquer.',
  none: 'Sans caisse ou sans 3e\u00a0pilier\u00a0: vous pourrez l’indiquer.',
  again: 'Déjà venu ici\u00a0?',
  signIn: 'Aller directement à la connexion',
  // With a plain apostrophe, since the wording was given to us that way.
  ready: 'J’ai toutes ces informations',
}
