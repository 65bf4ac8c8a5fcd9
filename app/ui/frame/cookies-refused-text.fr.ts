export const cookiesRefused = {
  signIn: {
    title: 'Votre navigateur n’a pas gardé notre cookie',
    intro: 'La connexion n’a donc pas eu lieu. Rien n’a été enregistré.',
    why: 'Pour vous reconnaître d’une page à l’autre, ce site dépose un cookie dans votre navigateur. Ce cookie n’est pas revenu\u00a0: votre navigateur refuse les cookies, ou la connexion a attendu plus de 10\u00a0minutes.',
  },
  posted: {
    title: 'Votre session n’est plus dans ce navigateur',
    intro:
      'Votre page est arrivée sans le cookie de votre session. Ce que vous y aviez saisi n’a donc pas été enregistré.',
    why: 'Ce cookie disparaît quand vous vous déconnectez, dans n’importe quel onglet. Vos données sont alors déjà supprimées.',
    orElse:
      'Il disparaît aussi quand votre navigateur refuse ou efface les cookies. Sans lui, personne n’ouvre plus vos données\u00a0: elles seront supprimées à l’heure indiquée en haut de la page que vous avez quittée.',
  },
  help: {
    title: 'Ce que vous pouvez faire',
    settings: 'Ouvrez les réglages de votre navigateur et cherchez-y les cookies.',
    allow: 'Autorisez les cookies de ce site. Il n’en utilise que de nécessaires, et aucun ne vous suit.',
    again: 'Revenez ici et connectez-vous.',
    againOwn: 'Revenez ici et recommencez avec vos papiers.',
  },
  again: 'Me connecter à nouveau',
  againOwn: 'Recommencer',
}
