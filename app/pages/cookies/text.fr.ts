export const cookies = {
  title: 'Cookies et données',
  intro:
    'Ce site ne vous suit pas. Il n’utilise que les cookies dont il a besoin, et conserve vos données {{sessionMinutes}} minutes, ou plus longtemps si vous le demandez.',
  list: {
    title: 'Les cookies de ce site',
    name: 'Nom',
    purpose: 'À quoi il sert',
    life: 'Durée',
    /** Describes a cookie name that is used several times, each with its own ending. */
    several: '{{name}}:…',
    protected: 'Aucun script ne peut les lire, et aucun autre site ne les reçoit.',
    else: 'Ce site n’enregistre rien d’autre sur vous dans votre navigateur.',
    reloads:
      'Si une page doit se recharger parce qu’un script n’est pas arrivé, elle en note l’heure dans l’onglet, jusqu’à ce que vous le fermiez.',
    sandbox:
      'Le service d’identité, les caisses de pension, les banques et les assurances ont leurs propres cookies, pour leurs propres pages. Dans cette démonstration, leurs pages fictives se trouvent à la même adresse que ce site, sous /sandbox.',
    connectedOthers:
      'Le service d’identité et les organismes où vous vous connectez ont leurs propres cookies, pour leurs propres pages.',
    identity: 'Le service d’identité a ses propres cookies, pour ses propres pages.',
    others:
      'Le service d’identité, les caisses de pension, les banques et les assurances ont leurs propres cookies, pour leurs propres pages.',
  },
  session: {
    purpose: 'Ouvre votre dossier pendant votre session, avec ou sans connexion.',
    life: '{{sessionMinutes}}\u00a0minutes, comme vos données, ou jusqu’à ce que vous vous déconnectiez. Il est posé de nouveau quand vous gardez vos données plus longtemps.',
  },
  ended: {
    purpose:
      'Permet de vous dire, si vous revenez une fois la session terminée, que vos données ont été supprimées. Il n’ouvre rien et est le même pour tout le monde.',
    life: '24\u00a0heures, ou jusqu’à ce que vous vous déconnectiez',
  },
  signIn: {
    purpose:
      'Retient, pendant que vous vous connectez, votre langue, la version des conditions que vous avez acceptée, si vous avancez étape par étape et si ce que vous aviez saisi sans connexion est gardé.',
    life: '10\u00a0minutes au plus',
  },
  flow: {
    purpose:
      'Vérifie que la réponse du service d’identité appartient à la connexion commencée dans cet onglet. Il y en a un par onglet.',
    life: '10\u00a0minutes au plus',
  },
  locale: {
    purpose:
      'Retient la langue dans laquelle vous lisez. Il est posé dès la première page, puis quand vous changez de langue.',
    life: '365\u00a0jours',
  },
  light: {
    purpose: 'Retient que vous avez choisi la version légère. Il n’est posé que si vous la choisissez.',
    life: '365\u00a0jours',
  },
  kept: {
    title: 'Ce qui est conservé pendant votre session',
    login:
      'Si vous vous connectez, qui vous êtes\u00a0: votre nom, votre adresse e-mail, votre numéro AVS et l’attestation du service d’identité.',
    terms: 'La version des conditions que vous avez acceptée.',
    typed:
      'Ce que vous avez indiqué\u00a0: formulaires, papiers recopiés, lignes lues d’un extrait, choix des caisses, banques et assurances, domicile, prime maladie, rente de votre partenaire, changements et scénarios.',
    asked:
      'Si vous vous connectez, ce que nous avons demandé pour vous au registre AVS, aux caisses de pension, aux banques et aux assurances, et les accès qui le permettent.',
    partlyAsked:
      'Si vous vous connectez, ce que nous avons demandé pour vous aux organismes reliés, et les accès qui le permettent.',
    computed: 'La rente AVS n’est pas conservée\u00a0: chaque page la calcule de nouveau.',
  },
  where: {
    title: 'Où, et jusqu’à quand',
    ends: 'Tout est supprimé {{sessionMinutes}} minutes après le début de votre session, ou après la dernière fois que vous avez choisi «\u00a0Garder mes données encore {{sessionMinutes}} minutes\u00a0», ou dès que vous vous déconnectez. «\u00a0Supprimer mes données\u00a0» supprime tout, sauf votre connexion et votre accord aux conditions.',
    signedOut: 'Pendant votre session, ces actions se trouvent en haut de chaque page.',
    delete: 'Supprimer mes données',
  },
  never: {
    title: 'Ce que nous ne faisons pas',
    tracking: 'Nous ne mesurons pas votre comportement et n’affichons pas de publicité.',
    sent: 'Ce que vous saisissez sans vous connecter n’est transmis à personne.',
    others: 'Nos pages ne chargent rien depuis d’autres sites.',
    logs: 'Le journal technique contient l’heure, la page demandée, le résultat et la durée, et note les connexions, les déconnexions et les refus, sans dire de qui. Il ne contient ni nom, ni numéro AVS, ni montant, ni adresse IP.',
  },
  terms: 'Lire les conditions et la protection des données',
}
