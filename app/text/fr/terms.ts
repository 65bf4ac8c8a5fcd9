export const terms = {
  title: 'Conditions d’utilisation et protection des données',
  version: 'Version {{version}}',
  prototype: {
    title: 'Un prototype, des données fictives',
    what: 'Ce site estime la prévoyance vieillesse suisse\u00a0: AVS (1er\u00a0pilier), caisse de pension (2e\u00a0pilier) et 3e\u00a0pilier a. C’est un prototype. Il fonctionne avec des personnes et des données fictives. Il ne contient aucun compte réel.',
    numbers:
      'N’y saisissez que des numéros AVS fictifs. L’utilisation systématique du numéro AVS est réservée par la loi à certains organismes (art.\u00a0153b et suivants LAVS)\u00a0; ce prototype n’en fait pas partie.',
  },
  results: {
    title: 'Des résultats indicatifs',
    value:
      'Les résultats sont indicatifs. Ils n’ont aucune valeur juridique et ne donnent aucun droit à une prestation. Seules font foi les décisions de votre caisse de compensation et les décomptes de votre caisse de pension, de votre banque ou de votre assurance.',
    law: 'Les calculs reposent sur le droit en vigueur au jour du calcul et sur des hypothèses. Vos revenus, la loi et les règlements peuvent changer.',
  },
  retention: {
    title: '60 minutes, puis tout est supprimé',
    session:
      'Les données de votre session sont conservées pendant 60 minutes à partir de votre connexion, puis supprimées. L’heure de la suppression est affichée en haut de chaque page.',
    earlier:
      'Vous pouvez les supprimer plus tôt, à tout moment, avec «\u00a0Supprimer mes données\u00a0». Se déconnecter les supprime aussi.',
  },
  received: {
    title: 'Les données que nous recevons',
    identity:
      'Du service d’identité\u00a0: votre nom, votre adresse e-mail et votre numéro AVS. Votre mot de passe ne nous parvient pas.',
    register:
      'Du registre AVS\u00a0: votre nom, votre date de naissance, votre sexe, votre état civil, vos enfants, le numéro AVS de votre conjoint·e ou partenaire et les revenus inscrits à votre compte individuel. Pour le calcul commun des couples, le serveur lit aussi ceux de l’autre personne\u00a0; ses revenus ne vous sont pas montrés année par année.',
    funds:
      'Des caisses de pension, banques et assurances que vous choisissez\u00a0: vos avoirs et vos prestations prévues.',
    typed: 'De vous\u00a0: ce que vous saisissez dans les formulaires.',
    use: 'Ces données servent uniquement à votre estimation. Pour obtenir les vôtres, nous présentons au registre votre numéro AVS et à chaque institution que vous avez choisie l’accès qui vous concerne. Nous ne les vendons pas et ne les transmettons à personne d’autre.',
  },
  storage: {
    title: 'Où elles se trouvent',
    sealed:
      'Pendant les 60 minutes, vos données se trouvent sur notre serveur, dans un dossier chiffré. La clé qui l’ouvre se trouve dans un cookie de votre navigateur. Sans ce cookie, personne ne peut lire le dossier enregistré, pas même nous, et aucune tâche automatique ne le lit.',
    limit:
      'Cette protection a une limite\u00a0: pendant que le serveur traite votre demande, il lit vos données en clair.',
    logs: 'Les journaux techniques du serveur ne contiennent ni nom, ni numéro AVS, ni montant. Votre adresse IP sert à vous répondre et à limiter les abus. Elle n’est pas jointe à vos données.',
  },
  cookies: {
    title: 'Pas de suivi, seulement les cookies nécessaires',
    tracking:
      'Ce site ne vous suit pas. Il ne mesure pas votre comportement, n’affiche pas de publicité et ne charge rien depuis d’autres sites.',
    session: 'Le cookie de session ouvre votre dossier. Il dure au plus 60 minutes.',
    language: 'Le cookie de langue n’est posé que si vous changez de langue. Il dure 365 jours.',
    signIn: 'Les cookies de connexion ne servent que pendant que vous vous connectez. Ils durent dix minutes au plus.',
  },
  rights: {
    title: 'Vos droits',
    access:
      'Vous avez le droit de savoir quelles données nous traitons (art.\u00a025 LPD). Pendant votre session, les pages du site vous les montrent. Après 60 minutes, il n’en reste rien à consulter.',
    correction:
      'Vous pouvez corriger ce que vous avez saisi dans les formulaires. Pour une erreur dans le registre, dans une caisse de pension, une banque ou une assurance, adressez-vous à cette institution.',
    deletion: 'Vous pouvez supprimer toutes vos données à tout moment, sans donner de raison.',
  },
  changes: {
    title: 'Si ces conditions changent',
    text: 'Chaque changement porte un nouveau numéro de version. Pour continuer à utiliser le service, vous devez accepter la nouvelle version.',
  },
  accept: {
    noticeTitle: 'Les conditions ont changé',
    notice: 'Pour continuer, lisez-les, puis acceptez-les au bas de cette page.',
    jump: 'Aller directement à l’acceptation',
    title: 'Accepter les nouvelles conditions',
    label: 'J’accepte les conditions d’utilisation et la protection des données',
    missing: 'Cochez la case pour accepter les conditions d’utilisation et la protection des données.',
    button: 'Continuer',
  },
}
