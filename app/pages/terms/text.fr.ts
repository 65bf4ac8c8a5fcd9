export const terms = {
  title: 'Conditions d’utilisation et protection des données',
  version: 'Version {{version}}, état au 29.11.2026',
  brief: {
    title: 'En bref',
    prototype:
      'Ce site est un prototype. Les services auxquels on se connecte, les personnes d’exemple et leurs données sont fictifs.',
    own: 'Sans vous connecter, vous calculez avec vos propres chiffres\u00a0: ni nom, ni numéro AVS, ni adresse e-mail.',
    results: 'Les résultats sont indicatifs et ne donnent aucun droit à une prestation.',
    kept: 'Vos données sont conservées {{sessionMinutes}} minutes, puis supprimées. Vous pouvez les supprimer plus tôt ou les garder plus longtemps.',
    use: 'Elles servent à votre estimation, et à rien d’autre.',
    tracking: 'Personne ne vous suit sur ce site.',
  },
  parts: {
    use: 'Conditions d’utilisation',
    protection: 'Protection des données',
    protectionLaw:
      'Cette partie dit ce que nous faisons de vos données, comme le demande la loi fédérale sur la protection des données (art.\u00a019 LPD).',
  },
  service: {
    title: 'Le service',
    what: 'Ce site estime la prévoyance vieillesse suisse\u00a0: AVS (1er\u00a0pilier), caisse de pension (2e\u00a0pilier) et pilier\u00a03a (3e\u00a0pilier). Sans vous connecter, vous l’utilisez avec vos propres chiffres.',
    prototype:
      'La connexion est un prototype. Elle fonctionne avec des personnes, des services et des données fictifs. Il n’y a aucun compte réel.',
    free: 'Son utilisation est gratuite.',
  },
  numbers: {
    title: 'Numéros AVS',
    none: 'Sans connexion, nous ne demandons aucun numéro AVS. Ceux qui figurent dans un extrait que vous collez ou déposez sont retirés à la lecture\u00a0: nous ne les gardons pas.',
    fictional: 'Si vous vous connectez, n’utilisez que des numéros AVS fictifs.',
    law: 'Un numéro AVS est utilisé de manière systématique lorsqu’il est lié à des données personnelles recueillies de manière structurée (art.\u00a0153b de la loi sur l’AVS, LAVS). La loi réserve cette utilisation à certaines autorités, organisations et personnes (art.\u00a0153c LAVS)\u00a0; ce prototype n’en fait pas partie.',
    lawAlone:
      'Un numéro AVS est utilisé de manière systématique lorsqu’il est lié à des données personnelles recueillies de manière structurée (art.\u00a0153b de la loi sur l’AVS, LAVS). La loi réserve cette utilisation à certaines autorités, organisations et personnes (art.\u00a0153c LAVS).',
  },
  results: {
    title: 'Des résultats indicatifs',
    value:
      'Les résultats sont indicatifs. Ils n’ont aucune valeur juridique et ne donnent aucun droit à une prestation. Seules font foi les décisions de votre caisse de compensation et les décomptes de votre caisse de pension, de votre banque ou de votre assurance.',
    law: 'Les calculs reposent sur le droit en vigueur au jour du calcul et sur des hypothèses. Vos revenus, la loi et les règlements peuvent changer.',
  },
  conduct: {
    title: 'Ce que nous vous demandons',
    account: 'Si vous vous connectez, faites-le avec votre propre compte ou avec l’un des comptes fictifs proposés.',
    others: 'N’essayez pas d’accéder aux données d’autres personnes, ni de perturber le service.',
    logout: 'Sur un appareil que vous partagez, supprimez vos données ou déconnectez-vous quand vous avez terminé.',
  },
  liability: {
    title: 'Disponibilité et responsabilité',
    service:
      'Le service peut changer, être interrompu ou s’arrêter. Dans les limites de la loi, nous ne répondons ni d’une interruption, ni d’une décision prise sur la base d’une estimation.',
    law: 'Le droit suisse s’applique.',
  },
  changes: {
    title: 'Si ces conditions changent',
    text: 'Chaque changement porte un nouveau numéro de version. Pour continuer à utiliser le service, vous devez accepter la nouvelle version.',
  },
  operator: {
    title: 'Qui est responsable',
    name: 'Le responsable du traitement (art.\u00a05 let.\u00a0j LPD) est l’association Trois piliers, qui réunit les partenaires du projet. Cette association est fictive, comme les services de ce prototype.',
    contact: 'Pour toute question, adressez-vous à la personne ou à l’organisation qui vous a montré ce prototype.',
    named: 'Le responsable du traitement (art.\u00a05 let.\u00a0j LPD) est\u00a0: {{operator}}.',
    questions: 'Pour toute question sur vos données\u00a0:',
    more: 'Voir son adresse et ses mentions légales',
    later:
      'Qui met ce service à la disposition du public indique ici son nom, son adresse, un contact et le pays où se trouve le serveur.',
  },
  received: {
    title: 'Quelles données, et d’où elles viennent',
    identity:
      'Si vous vous connectez, du service d’identité\u00a0: votre nom, votre adresse e-mail et votre numéro AVS. Votre mot de passe ne nous parvient pas.',
    register:
      'Du registre AVS\u00a0: votre nom, votre date de naissance, votre sexe, votre état civil, vos enfants, le numéro AVS de votre partenaire et les revenus inscrits à votre compte individuel. Pour le calcul commun des couples, le serveur lit aussi ceux de l’autre personne\u00a0; ses revenus ne vous sont pas montrés année par année.',
    funds:
      'Des caisses de pension, banques et assurances que vous choisissez\u00a0: vos avoirs et vos prestations prévues.',
    fundsAlone: 'Des caisses de pension que vous choisissez\u00a0: vos avoirs et vos prestations prévues.',
    entitiesAlone: 'Des banques et assurances que vous choisissez\u00a0: vos avoirs du pilier\u00a03a.',
    typed:
      'De vous\u00a0: ce que vous saisissez, collez ou déposez, sur vous et votre famille. Pour le calcul après impôts, si vous les indiquez\u00a0: votre lieu de domicile, votre prime maladie et la rente de caisse de pension de votre partenaire. D’un fichier, nous ne gardons que les lignes lues\u00a0; le fichier est jeté aussitôt.',
    computed: 'Du calcul\u00a0: votre rente AVS estimée et les étapes qui y mènent.',
  },
  purpose: {
    title: 'À quoi elles servent',
    estimate: 'Ces données servent uniquement à votre estimation.',
    decisions: 'Aucune décision n’est prise à votre sujet. Nous ne faisons pas de profil de vous.',
  },
  recipients: {
    title: 'Qui les reçoit',
    own: 'Sans connexion, personne\u00a0: ce que vous saisissez ne quitte pas notre serveur.',
    identity:
      'Si vous vous connectez, le service d’identité apprend que vous utilisez ce service, et quand vous vous déconnectez.',
    register:
      'Si vous vous connectez, le registre AVS reçoit votre numéro AVS et, en cas de mariage ou de partenariat enregistré, celui de l’autre personne.',
    funds:
      'Nous présentons à chaque caisse de pension, banque ou assurance que vous choisissez l’accès qui vous concerne. Elle apprend ainsi que vous utilisez ce service. Si vous simulez un autre salaire ou un rachat, votre caisse de pension reçoit aussi ces chiffres.',
    fundsAlone:
      'Nous présentons à chaque caisse de pension que vous choisissez l’accès qui vous concerne. Elle apprend ainsi que vous utilisez ce service. Si vous simulez un autre salaire ou un rachat, elle reçoit aussi ces chiffres.',
    entitiesAlone:
      'Nous présentons à chaque banque ou assurance que vous choisissez l’accès qui vous concerne. Elle apprend ainsi que vous utilisez ce service.',
    partner:
      'Si votre partenaire (mariage ou partenariat enregistré) se connecte ici, cette personne voit ce que le registre AVS dit de vous\u00a0: votre numéro AVS, votre nom, votre date de naissance, votre sexe et votre état civil. Vos revenus entrent dans le calcul commun, mais ne lui sont pas montrés année par année. La date du mariage ou de l’enregistrement et les enfants que vous avez enregistrés lui sont proposés dans son formulaire.',
    nobody: 'Nous ne vendons pas vos données et ne les transmettons à personne d’autre.',
    countryAsked:
      'Pour savoir dans quel pays elles sont traitées, adressez-vous au responsable, indiqué sous «\u00a0Qui est responsable\u00a0».',
    countries:
      'Dans quel pays elles sont traitées n’est pas fixé dans ce prototype. Qui met le service à la disposition du public l’indique ici, avec les garanties s’il s’agit d’un pays étranger.',
  },
  retention: {
    title: '{{sessionMinutes}} minutes, puis tout est supprimé',
    session:
      'Les données de votre session sont conservées pendant {{sessionMinutes}} minutes, puis supprimées. La session commence avec votre connexion ou, sans connexion, quand vous acceptez ces conditions. L’heure de la suppression est affichée en haut de chaque page.',
    longer:
      'Vous pouvez les garder plus longtemps, avec «\u00a0Garder mes données encore {{sessionMinutes}} minutes\u00a0»\u00a0: les {{sessionMinutes}} minutes recommencent alors. C’est possible 11 fois, donc {{sessionHours}} heures en tout au plus.',
    earlier:
      'Vous pouvez les supprimer plus tôt, à tout moment, avec «\u00a0Supprimer mes données\u00a0». Se déconnecter les supprime aussi.',
    link: 'Un lien vers votre synthèse, que vous faites et transmettez vous-même, fait exception\u00a0: il contient ses montants et ses dates, sans votre nom, et continue de les montrer après la suppression.',
    file: 'Un fichier que vous téléchargez reste chez vous. Vous pouvez le rouvrir ici plus tard\u00a0: nous n’en gardons aucune copie.',
    parties:
      'Ce que le registre AVS, les caisses de pension, les banques et les assurances savent de vous reste chez eux, selon leurs propres règles.',
    connectedParties: 'Ce que les organismes reliés savent de vous reste chez eux, selon leurs propres règles.',
  },
  storage: {
    title: 'Où elles se trouvent et comment elles sont protégées',
    sealed:
      'Jusqu’à leur suppression, vos données se trouvent sur notre serveur, dans un dossier chiffré. La clé qui l’ouvre se trouve dans un cookie de votre navigateur. Sans ce cookie, personne ne peut lire le dossier enregistré, pas même nous, et aucune tâche automatique ne le lit.',
    limit:
      'Cette protection a une limite\u00a0: pendant que le serveur traite votre demande, il lit vos données en clair.',
    shared:
      'Ce que votre partenaire peut reprendre se trouve dans un second enregistrement chiffré. Pour qu’il s’ouvre à vous deux, sa clé ne vient pas de votre cookie, mais d’une clé de notre serveur et de vos deux numéros AVS. Cette protection est moins forte\u00a0: qui aurait cette clé, l’enregistrement et les deux numéros pourrait le lire. Il est supprimé avec les données de la personne qui l’a écrit en dernier.',
    logs: 'Les journaux techniques du serveur ne contiennent ni nom, ni numéro AVS, ni montant, ni adresse IP. Pendant une attaque, qui exploite le service peut noter les adresses IP pendant quelques minutes\u00a0; il les efface ensuite. Votre adresse IP sert à vous répondre et, gardée en mémoire pendant une minute, à limiter les abus. Elle n’est pas jointe à vos données.',
    logsAsked:
      'Le programme ne garde lui-même aucun journal. Qui exploite le service choisit combien de temps il les garde, et vous le dit si vous le demandez.',
    logsKept:
      'Le programme ne garde lui-même aucun journal. Qui exploite le service choisit combien de temps il les garde et qui les efface, et l’indique ici.',
  },
  cookies: {
    title: 'Pas de suivi, seulement les cookies nécessaires',
    tracking:
      'Ce site ne vous suit pas. Il ne mesure pas votre comportement, n’affiche pas de publicité et ne charge rien depuis d’autres sites.',
    counted:
      'Le serveur compte, pour tout le monde ensemble, par exemple combien de fois une page est demandée, combien de sessions commencent, ce qui est refusé et en combien de temps il répond. Ces chiffres ne disent pas de qui il s’agit.',
    more: 'Voir chaque cookie et ce qu’il fait',
  },
  rights: {
    title: 'Vos droits',
    access:
      'Vous avez le droit de savoir quelles données nous traitons (art.\u00a025 LPD). Pendant votre session, les pages du site vous les montrent. Après leur suppression, il n’en reste rien à consulter.',
    copy: 'Vous pouvez demander que les données que vous nous avez communiquées vous soient remises dans un format électronique courant (art.\u00a028 LPD). Pendant votre session, vous pouvez les télécharger vous-même, sous «\u00a0Supprimer mes données\u00a0» ou à la fin de votre synthèse\u00a0: le fichier JSON les contient toutes.',
    correction:
      'Vous pouvez corriger ce que vous avez saisi dans les formulaires (art.\u00a032 al.\u00a01 LPD). Pour une erreur dans le registre, dans une caisse de pension, une banque ou une assurance, adressez-vous à cette institution.',
    deletion:
      'Vous pouvez supprimer vos données à tout moment, sans donner de raison (art.\u00a032 al.\u00a02 LPD). «\u00a0Supprimer mes données\u00a0» supprime tout ce que vous avez indiqué et tout ce que nous avons demandé pour vous. Votre connexion reste alors ouverte\u00a0; se déconnecter supprime aussi le reste\u00a0: votre nom, votre adresse e-mail, votre numéro AVS et votre accord à ces conditions.',
    exerciseAt:
      'Faire valoir ces droits ne coûte rien. Pour ce que vous ne pouvez pas faire vous-même sur ce site, adressez-vous au responsable, indiqué sous «\u00a0Qui est responsable\u00a0».',
    exercise:
      'Faire valoir ces droits ne coûte rien. Pour ce que vous ne pouvez pas faire vous-même sur ce site, adressez-vous à la personne ou à l’organisation qui vous l’a montré.',
    authority:
      'Le Préposé fédéral à la protection des données et à la transparence (PFPDT) surveille l’application de la LPD. Vous pouvez aussi vous adresser à lui.',
  },
  accept: {
    noticeTitle: 'Les conditions ont changé',
    notice: 'Pour continuer, lisez-les, puis acceptez-les au bas de cette page.',
    jump: 'Aller directement à l’acceptation',
    title: 'Accepter les nouvelles conditions',
    button: 'Continuer',
  },
}
