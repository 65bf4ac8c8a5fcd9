export const developers = {
  title: 'L’estimation pour d’autres programmes',
  intro:
    'Un programme peut envoyer toute une vie en un seul appel et recevoir l’estimation des trois piliers. Il ne lui faut ni compte ni clé.',
  what: {
    title: 'Ce que fait l’appel',
    sent: 'Vous envoyez ce que l’on sait d’une personne\u00a0: ses revenus, ses mariages, ses enfants, ses certificats de caisse de pension et ses comptes\u00a03a.',
    received:
      'Vous recevez les chiffres que cette personne lirait sur nos pages, avec les étapes du calcul de l’AVS et les hypothèses.',
    unknown:
      'Les revenus de l’autre membre du couple peuvent rester inconnus. La rente AVS se situe alors entre deux montants.',
    tax: 'Avec le canton et la commune de domicile, vous recevez aussi l’impôt sur le capital, par année de versement, et l’impôt sur les rentes, avec ce qui reste par mois. Pour un couple, il faut aussi la rente de caisse de pension de l’autre personne.',
    refused: 'Une indication qui ne va pas est refusée. La réponse nomme le champ et la raison.',
  },
  example: {
    title: 'Un exemple',
    who: 'Une personne assurée en Suisse depuis 2019, qui a un compte\u00a03a.',
    request: 'La requête',
    answer: 'La réponse, abrégée',
    more: 'La description de l’interface contient quatre exemples complets\u00a0: une personne seule, un couple, une personne divorcée et un couple dont l’un est déjà à la retraite.',
    link: 'Lire la description de l’interface (OpenAPI, en anglais)',
  },
  kept: {
    title: 'Rien n’est gardé',
    body: 'Ce que vous envoyez sert au calcul, puis disparaît. Rien n’en est enregistré, et rien n’en est écrit dans un journal.',
    session: 'L’appel n’ouvre pas de session et ne pose pas de cookie.',
  },
  form: {
    title: 'Un formulaire pour votre site',
    intro:
      'Collez ce code dans une page\u00a0: vos visiteurs répondent chez vous et lisent leurs trois piliers chez nous. Sans script, sans cadre, sans cookie.',
    kept: 'Rien n’est gardé. Qui le souhaite continue chez nous avec ses réponses.',
    code: 'Le code (HTML)',
    try: 'Essayer avec un exemple',
    empty: 'Voir le formulaire vide',
    labels: {
      rate: 'Taux d’activité en\u00a0%',
      fund: 'À votre compte\u00a0: avec une caisse de pension',
      since: 'Arrivée en Suisse à 21\u00a0ans ou plus\u00a0: l’année',
      partnerYear: 'Année de naissance de votre partenaire',
      partnerSalary: 'Salaire brut de votre partenaire par an',
    },
    optional: 'Facultatif',
    sentTo: 'Vos réponses sont envoyées à {{host}}, qui n’en garde rien.',
    change: {
      title: 'Ce que vous pouvez changer',
      words: 'les mots, les styles et les identifiants (id)\u00a0;',
      order: 'l’ordre des champs\u00a0;',
      optional: 'les champs facultatifs, que vous pouvez retirer\u00a0;',
      controls: 'la forme d’un choix\u00a0: liste, boutons radio, ou champ caché si vous connaissez la réponse.',
      not: 'Gardez l’adresse, la méthode, les noms des champs et les valeurs des choix. Si une réponse ne va pas, notre page la montre à son champ, avec toutes les autres.',
      policy: 'Si votre site envoie une Content-Security-Policy, ajoutez {{host}} à form-action.',
    },
    fields: 'Les champs',
    always: 'toujours en Suisse, ou avant 21\u00a0ans\u00a0; une année d’arrivée remplace ce choix',
    rate: 'Une même adresse IP peut envoyer {{rate}} formulaires par minute, appels compris.',
  },
  engine: {
    title: 'Sans appel, dans votre programme',
    body: 'Le même calcul existe en paquet npm, avec une commande et un serveur Model Context Protocol pour les assistants. Il se fait sur votre machine et donne les mêmes chiffres. Écrivez-nous pour le recevoir.',
  },
  checked: {
    title: 'Vérifier les chiffres',
    body: 'Des cas publiés par des administrations, des tribunaux, des caisses et des banques sont calculés avec le même programme et placés à côté de leur résultat.',
  },
  limits: {
    title: 'Limites',
    size: 'Une requête est du JSON (application/json) et contient au plus {{kilobytes}}\u00a0ko et {{values}} valeurs.',
    rate: 'Une même adresse IP peut faire {{rate}} appels par minute.',
    servers:
      'L’appel se fait de serveur à serveur. Une page d’un autre site ne peut pas en lire la réponse (pas de CORS).',
  },
}
