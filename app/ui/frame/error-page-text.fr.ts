export const errorPage = {
  code: 'Code',
  notFound: {
    title: 'Page introuvable',
    sentence: 'Cette page n’existe pas, ou elle n’existe plus. Vérifiez l’adresse ou repartez de la page d’accueil.',
    action: 'Aller à l’accueil',
    elsewhere: 'Vous cherchez peut-être',
  },
  refused: {
    title: 'Rien n’a été enregistré',
    notOurs:
      'Nous ne pouvons pas reconnaître ce formulaire comme celui d’une de nos pages. Ouvrez la page à nouveau, puis remplissez-la encore une fois.',
    tooMuch:
      'Vous avez envoyé plus que ce que cette page peut recevoir. Ouvrez la page à nouveau et donnez moins de données.',
    action: 'Ouvrir la page à nouveau',
  },
  failed: {
    title: 'Votre demande n’a pas pu être traitée',
    sentence: 'Patientez un instant, puis essayez à nouveau. Si le problème persiste, revenez un peu plus tard.',
    action: 'Essayer à nouveau',
    home: 'Aller à l’accueil',
  },
  unavailable: {
    sentence:
      'Pour l’instant, vos données ne peuvent être ni lues ni enregistrées. Patientez un instant, puis essayez à nouveau.',
    unsent:
      'Ce que vous avez envoyé n’est pas encore enregistré. Rien n’est perdu : patientez un instant, puis envoyez-le encore une fois.',
    sendAgain: 'Envoyer encore une fois',
  },
  busy: {
    sentence: 'Trop de calculs sont en cours en ce moment. Patientez un instant, puis essayez à nouveau.',
    unsent:
      'Trop de calculs sont en cours en ce moment. Rien n’est perdu : patientez un instant, puis envoyez encore une fois ce que vous avez saisi.',
  },
}
