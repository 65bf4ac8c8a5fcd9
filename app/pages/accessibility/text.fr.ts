export const accessibility = {
  title: 'Accessibilité',
  intro: 'Tout le monde doit pouvoir utiliser ce site. Voici ce que nous visons, ce qui est vérifié et ce qui manque.',
  aim: {
    title: 'Ce que nous visons',
    standard:
      'Nous visons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. La norme suisse eCH-0059 s’appuie aussi sur ces règles.',
    notAudited: 'C’est un but, pas un label. Personne d’extérieur n’a encore évalué ce site.',
  },
  status: {
    title: 'Où nous en sommes',
    partly:
      'Partiellement conforme aux WCAG 2.2, niveau AA : nos tests n’y trouvent plus de faute, mais personne n’a essayé le site avec une technologie d’assistance réelle.',
    method:
      'C’est notre propre évaluation, faite avec les tests décrits plus bas. Ce qui manque est dit sous « Ce qui n’a pas pu être vérifié » et « Limites connues ».',
  },
  built: {
    title: 'Comment le site est fait',
    script: 'Chaque page et chaque formulaire fonctionne sans JavaScript.',
    settings:
      'Le site suit les réglages de votre appareil\u00a0: taille du texte, thème clair ou sombre, couleurs imposées.',
    errors:
      'Les erreurs d’un formulaire sont réunies en haut de la page. Un lien mène à chaque champ, où l’erreur est répétée.',
    pdf: 'Le PDF de la synthèse est balisé\u00a0: langue, titres, listes et en-têtes de tableau y sont marqués.',
    films:
      'Les films n’ont pas de son. Tout ce qu’ils montrent est aussi écrit juste en dessous, dans un texte que vous ouvrez.',
    colour: 'Une information n’est jamais donnée par la couleur seule.',
  },
  tested: {
    title: 'Ce que vérifient des tests automatiques',
    intro:
      'Ces tests ouvrent le site dans un navigateur (Chromium), en français et en allemand, avec et sans JavaScript.',
    checkers:
      'Quatre outils (axe, HTML_CodeSniffer, html-validate et Nu Html Checker) cherchent des fautes sur chaque page, qu’elle soit vide, remplie, refusée ou expirée.',
    roles:
      'Titres, champs, boutons et messages se trouvent par leur rôle et leur nom, ceux que reçoivent les technologies d’assistance.',
    structure: 'Chaque page indique sa langue, a un seul titre principal et ne saute aucun niveau de titre.',
    narrow:
      'Aucune page ne déborde sur un écran de 320\u00a0pixels de large, ni avec un texte deux fois plus grand, ni avec des lettres et des lignes plus espacées.',
    targets:
      'Ce que l’on presse mesure au moins 44\u00a0pixels de haut et de large, sauf les liens à l’intérieur d’une phrase.',
    contrast:
      'Le contraste du texte est d’au moins 7 pour 1, en thème clair et en thème sombre. Les pages sont aussi vérifiées en couleurs imposées.',
    keyboard:
      'Au clavier, chaque page se parcourt en entier, dans l’ordre de lecture, et l’on voit toujours où l’on se trouve.',
    read: 'Un lecteur d’écran simulé lit chaque page dans les deux langues. Nous avons relu ce que l’on y entend.',
  },
  untested: {
    title: 'Ce qui n’a pas pu être vérifié',
    people: 'Aucune personne en situation de handicap n’a encore essayé le site.',
    assistive: 'Aucune technologie d’assistance réelle n’a été essayée\u00a0: ni lecteur d’écran, ni commande vocale.',
    browsers: 'Aucun autre navigateur que Chromium n’a été essayé.',
  },
  limits: {
    title: 'Limites connues',
    time: 'La session dure {{sessionMinutes}} minutes. Vous pouvez la prolonger 11 fois, jusqu’à {{sessionHours}} heures en tout. L’heure de la fin et le bouton se trouvent en haut de chaque page. Ce que vous avez saisi reste là. Sans JavaScript, la page du troisième pilier dit lesquels de ses formulaires enregistrer d’abord.',
    tables:
      'Sur un petit écran, le tableau qui réunit plusieurs comptes 3a défile de côté. Tous les autres tableaux tiennent dans la largeur de l’écran.',
    names:
      'Un lecteur d’écran peut mal prononcer les mots avec un point au milieu, comme Marié·e. Quand une liste officielle ne répond pas, le nom d’une caisse ou d’une banque peut manquer.',
    simple: 'Il n’y a ni version en langage facile à lire, ni version en langue des signes.',
    english: 'La description de l’interface et les messages techniques des pages d’erreur sont en anglais.',
    others:
      'Cette déclaration ne couvre pas les pages du service d’identité, des caisses de pension, des banques et des assurances.',
  },
  report: {
    title: 'Signaler un problème',
    what: 'Dites-nous sur quelle page vous étiez et quel problème s’est posé.',
    link: 'Signaler un problème d’accessibilité',
    behind: 'Voir qui est derrière ce service',
    enforcement:
      'Ce prototype n’est le site d’aucune autorité : aucun organe n’est désigné pour contrôler cette déclaration. Le Bureau fédéral de l’égalité pour les personnes handicapées (BFEH) renseigne sur vos droits.',
    nowhere:
      'Ce prototype n’a pas encore d’adresse pour vos messages. Adressez-vous à la personne ou à l’organisation qui vous l’a montré.',
  },
  /** In place of sentences that do not hold for who runs the service in their own name and colours. */
  operator: {
    contrast:
      'Le contraste du texte est d’au moins 4,5 pour 1, en thème clair et en thème sombre. Les pages sont aussi vérifiées en couleurs imposées.',
    rights: 'Le Bureau fédéral de l’égalité pour les personnes handicapées (BFEH) renseigne sur vos droits.',
  },
  date: 'Déclaration du 27.11.2026.',
}
