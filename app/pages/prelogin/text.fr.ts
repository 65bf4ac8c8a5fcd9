export const prelogin = {
  title: 'Connexion sécurisée',
  intro: 'Vous vous connectez auprès d’un service d’identité externe, puis vous revenez ici.',
  short: {
    title: 'Connexion rapide',
    intro: 'Vous connaissez déjà la connexion\u00a0: acceptez les conditions, puis connectez-vous.',
    explained: 'Comment fonctionne la connexion',
  },
  service: {
    title: 'Ce que fait le service d’identité',
    proof: 'Il vérifie qui vous êtes, pour que personne d’autre ne voie vos données.',
    password: 'Nous ne voyons pas votre mot de passe.',
    passed: 'Il nous transmet votre nom, votre adresse e-mail et votre numéro AVS.',
    register: 'Le registre AVS nous dit qui est votre partenaire.',
  },
  sandbox: 'Dans ce prototype, un compte fictif suffit. La page de connexion affiche les comptes à disposition.',
  terms: {
    label: 'J’accepte les conditions d’utilisation et la protection des données',
    link: 'Lire les conditions',
    missing: 'Cochez la case pour accepter les conditions d’utilisation et la protection des données.',
  },
  typed: {
    legend: 'Vos chiffres indiqués sans connexion',
    hint: 'Si vous n’allez pas au bout de la connexion, rien ne change.',
    keep: 'Les garder après la connexion',
    delete: 'Les effacer dès la connexion',
    missing: 'Choisissez si vos chiffres sont gardés ou effacés.',
  },
  button: 'Se connecter',
  problem: {
    title: 'La connexion n’a pas eu lieu',
    again: 'Vous pouvez vous connecter à nouveau ci-dessous.',
    refused: 'La connexion a été annulée ou refusée auprès du service d’identité.',
    expired: 'La connexion a pris trop de temps. Par sécurité, elle a été interrompue.',
    wrongState:
      'La réponse du service d’identité ne correspondait pas à la connexion commencée dans ce navigateur. Si cela se répète, autorisez les cookies de ce site.',
    failed: 'Le service d’identité n’a pas pu confirmer qui vous êtes.',
    unavailable: 'Le service d’identité ne répond pas pour le moment.',
    notVerified:
      'Cette connexion n’avait pas le niveau de vérification d’identité nécessaire. Choisissez auprès du service d’identité un moyen de connexion avec une identité vérifiée.',
    tooLarge:
      'Vos chiffres indiqués sans connexion prennent tant de place qu’il n’en reste pas pour ceux de la connexion. Ils sont toujours là\u00a0: raccourcissez-les d’abord, ou choisissez de les effacer.',
  },
}
