const UNITS = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
  ' ',
)
const TENS = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante']
const ORDINALS =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième'.split(
    ' ',
  )

/** Numbers from 1 to 99 in words, with their values. */
function numbers(): string {
  const small = UNITS.slice(1).map((word, index) => `${word}=n:${index + 2}`)
  const tens = TENS.flatMap((word, index) => {
    const ten = (index + 2) * 10
    const units = UNITS.slice(0, 9).map((unit, at) => `${word}${at === 0 ? ' et' : ''} ${unit}=n:${ten + at + 1}`)
    return [`${word}=n:${ten}`, ...units]
  })
  const seventies = UNITS.slice(9, 19).map((unit, at) => `soixante ${unit}=n:${70 + at}`)
  const eighties = UNITS.map((unit, at) => `quatre vingt ${unit}=n:${81 + at}`)
  return [...small, ...tens, ...seventies, 'soixante et onze=n:71', 'quatre vingts=n:80', 'quatre vingt=n:80', ...eighties].join(' | ')
}

/** French words, with the tags of the English lists. */
export const FRENCH: readonly string[] = [
  `
[glue]
@byso: d' | de
@optionword: options | possibilités | vols | vol | quelque chose
@glue: par exemple | le | la | les | l | un | une | des | du | de | d | je | j | nous | on | tu | vous | il | elle | ils | elles | me | m | te | t | se | s | ce | c | cet | cette | ces | ça | est | sont | suis | sommes | êtes | était | serait | sera | être | ai | as | a | avons | avez | ont | avoir | eu | voudrais | voudrai | voudrait | voudrions | veux | veut | voulons | voulez | vouloir | aimerais | aimerait | aimerions | souhaite | souhaitons | souhaiterais | souhaiterions | désire | cherche | cherchons | chercher | recherche | besoin | faut | faudrait | peux | peut | pouvez | pouvons | pourrais | pourriez | pourrait | pourrions | dois | doit | devons | devrais | mon | ma | mes | notre | nos | ton | ta | tes | votre | vos | son | sa | ses | leur | leurs | qui | que | qu | quel | quelle | quels | quelles | y | en | au | aux | très | bien | donc | alors | aussi | merci | s'il vous plaît | s'il te plaît | svp | stp | bonjour | salut | bonsoir | trouve | trouvez | trouver | trouvez-moi | montre | montrez | montrer | donne | donnez | donner | dis | dites | voir | moi | toi | lui | eux | si | là | ici | quelque | quelques | chose | tout | tous | toute | toutes | oui | ok | d'accord | allons | va | vas | vais | envie | prévu | prévois | compte | comptons | pense | pensons | espère | euh | plaît | plait | faire | fait | réserver | disponible | disponibles | possible | peut-être | juste | j'ai dit | je l'ai dit | j'ai déjà dit | je vous ai dit | je t'ai dit | je disais | bon | bah | du coup | jusque là | jusqu'ici
@self: je | j | nous | on
@other-one: il=pronoun:true | elle=pronoun:true | ils=pronoun:true | elles=pronoun:true
@subject: je | j | nous | on | tu | vous | il | elle | ils | elles | ma femme | mon mari | mon copain | ma copine
@opener: peut on | puis je | a t on | quel | quelle | quels | quelles | combien | quand | où | comment | pourquoi | qui | est-ce que | est-ce qu | est ce que | y a-t-il | y a t il | il y a | qu'est-ce que | qu'est-ce qu | avez-vous | as-tu | peut-on | puis-je | est-il | est-elle | dois-je | faut-il | vaut-il | c'est quoi | est-ce
@request: pouvez-vous | peux-tu | pourriez-vous | pourrais-tu | avez-vous | as-tu | y a-t-il | y a t il | est-ce que je peux | est-ce qu'il y a | puis-je avoir | je peux avoir | quels vols | c'est combien | combien coûte | combien coûtent | et si | que diriez-vous de | quels sont les vols | combien pour
@art: un | une
@the: le | la | les | l
@ref-the: le | la | les | l | celui | celle | ceux
@this: ce | cet | cette
@onlyword: juste | seulement | que
@dropped: plus | finalement | merci
@at: à | vers
@number: un=n:1,isArticle:true | une=n:1,isArticle:true
@det: le | la | les | l | un | une | mon | ma | mes | notre | nos
@of: de | du | d | des
@wantto: vouloir | veux | voudrais | souhaite
@linkword: est | sont | serait | sera | soit
@is-are: est | sont | serait | sera | soit
@travellerword: je | j | moi | nous
@mostof: la plupart d'entre nous | la plupart | les autres | le reste
@peopleword: d'entre nous | personnes | amis | adultes | collègues
@someone: un ami | une amie | quelqu un
@alongside: + | plus | tandis que
@who-start: partent de | part de | viennent de | vient de | habitent à | habite à | sont à | est à
@shownflight: ce vol | mon vol | notre vol | celui-ci | celui-là | le premier | le deuxième | ça | cela
@a: un | une | d | de | des
@ref-a: un | une | d | de | des
@an-article: un | une | d | de | des
@an: un=n:1,art:a | une=n:1,art:a
@the-those: le=art:the | la=art:the | les=art:the | nos=art:whose,we:true | l=art:the
@whose: mon=art:whose | ma=art:whose | mes=art:whose | notre=art:whose,we:true | nos=art:whose,we:true | son=art:whose | sa=art:whose | ses=art:whose
@speaker: moi=k:speaker | je=k:speaker | j=k:speaker
@who-that: qui
@needs-has: a besoin d | a besoin de | ont besoin de | a | ont
@weare: nous sommes | on était | nous étions | on serait | nous serions | on est | on sera | nous serons | il y a | nous voyageons | on part | nous partons | c'est pour
@wego: au total | en tout
@withbag: avec | prends | prendre | emporte | ai besoin d | veux | voudrais | plus
@allof: tout le monde | chacun | nous tous
@weselves: nous sommes | on est | on sera | nous serons | nous voyageons | on part | nous partons
@us-all: nous
@isok: ça va | me va | convient | c'est bon | ok | d'accord | ne me dérange pas | ne me dérangent pas | pas de problème | est ok | est bien | c'est ok | ça me va | acceptable | acceptables | sont acceptables | est possible | aucun problème
@aspossible: possible
@pay-take: payer | dépenser | coûter | coûte | dure | durer | attendre | dépasser
@any-flight: tout | vols | vol | trajet | billets | prix | rien
@head: option
@take: prends | prenez | prendre | prenons | veux | voudrais | réserve | réserver | ai
@what-about: et | et pour
@show-list: montre | montrez | montre-moi | montrez-moi | voir | donne-moi | donnez-moi | affiche | affichez
@show-all: montre | montrez | montre-moi | montrez-moi | voir | donne-moi | donnez-moi | et | affiche | affichez
@suits: s'il vous plaît | s'il te plaît | svp | ok | ça va | me va | c'est bien | convient | merci
@link: à | le | la | les | avec | de | du | des | d | pour | qui | en | est | l
@it: le | la | l | ça | celui-ci | celui-là | ce vol | celle-ci | cela | celui
@way-noun: retour=side:1 | vol retour=side:1 | vol aller=side:0
@this-one: celui-ci | celui-là | ce vol | ce vol-là | celle-ci | celle-là | celui là | celui ci | ce vol là
@politely: s'il vous plaît | s'il te plaît | svp | alors | donc
@them: les | ces deux | les deux | les trois | ceux-là
@is-there: y a-t-il | il y a | il y en a | il y en a un | y en a-t-il | y en a-t-il un | y en a t il un | avez-vous | as-tu | quelque chose | auriez-vous | est-ce qu'il y a
@very: un peu | encore | beaucoup | très | bien
@fare-it: celui-ci | celui-là | ça | le même
@yes: ok | d'accord
@thanks: merci
@hello: bonjour | salut | bonsoir

[role]
@from: de | d | depuis | au départ de | au départ d | en partant de | en partant d | partant de | départ | départ de | départ d | partir de | partir d | du | en provenance de | à partir de | provenance | départ depuis | décoller de | quitter | des
@to: à | a | au | aux | vers | pour | en | jusqu'à | jusqu'au | à destination de | à destination d | destination | direction | aller à | arrivée à | jusque | sur | dans le | dans la
@via: via | par | passer par | passer par les | passer par l | faire escale à | faire escale aux | s'arrêter à | en passant par | passant par | avec escale à | avec une escale à | escale à | avec correspondance à | correspondance à | en faisant escale à | avec escale au | avec escale en | en transit par | une escale à | avec un arrêt à
@back: retour | le retour | au retour | revenir | reviens | revient | revenons | rentrer | rentre | rentrons | rentrant | revenant | on rentre | de retour | vol retour | vol de retour | retour le | pour le retour
@out: partait | partions | aller | l'aller | à l'aller | départ | partir | pars | part | partons | partant | vol aller | voyager | voyage | aller le | décollage | pour l'aller | départ le | s'envoler | voler
@in: à | en | au | aux | dans | dans le | dans la | près de | autour de | vers
@on: le | sur | avec
@for: pour
@by: par | avec | de
@with: avec | incluant | y compris | plus
@and: et | ainsi que
@or: ou | ou bien | soit
@dash: à | au | jusqu'au | jusqu'à | jusqu'en | et
@dash: a
@of: de | du | d | des
@not: plutôt pas | plutôt pas avec | pas | ne veux pas | ne veux pas de | ne veux pas d | veux pas | veux pas de | veux pas d | sans | aucun | aucune | pas de | pas d | surtout pas | surtout pas de | jamais | ni | éviter | évite | évitez | sauf | rien | plus de | non | ne voudrais pas | ne souhaite pas | ne souhaite pas de | je refuse | pas avec | ne prends pas | hors de question | pas question de | pas du tout | ne pas | excepté | hormis | pas en | j'évite | éviter de
@least: au moins | minimum | plus de | plus d | au minimum | pas moins de | minimum de | ou plus | supérieur à | d'au moins
@most: au plus | au maximum | maximum | max | moins de | moins d | pas plus de | pas plus d | jusqu'à | ou moins | inférieur à | au max | maxi | en dessous de | sous | tout au plus | n'excédant pas | ne dépassant pas | pas au-dessus de
@about: environ | vers | autour de | à peu près | vers les | aux alentours de | dans les | approximativement | à environ
@before: avant | jusqu'à | au plus tard | au plus tard à | pas plus tard que | avant les | d'ici
@after: après | à partir de | pas avant | au plus tôt | plus tard que | dès | à compter de | au plus tôt à
@between: entre | de
@hedge: on préfère | nous préférons | on préférerait | de préférence | si possible | idéalement | préférence | je préfère | préférerais | je préférerais | plutôt | ce serait bien | ce serait mieux | serait bien | serait mieux | préférons | nous préférons | dans l'idéal | si c'est possible
@corr: non | plutôt | enfin | pardon | désolé | désolée | excuse | excusez | attends | attendez | je voulais dire | je veux dire | en fait | finalement | euh non | ah non | non attends | non plutôt | oups | correction | mince | non pardon
@otherwise: sinon | ou sinon | à défaut
@but: mais | cependant | par contre | sauf que
@because: parce que | parce qu | car | puisque | puisqu
@own: mon vol | notre vol | mes billets | nos billets | ma réservation | notre réservation | ma valise | mes bagages | mon billet | la compagnie
@happened: de retard | heures de retard | heure de retard | annulé | annulée | annulés | retardé | perdu | perdue | perdus | volé | manqué | raté | endommagé | en retard | a été déplacé
@as-family: en famille | avec la famille
@kin: fille | fils | femme | mari | mère | père | maman | papa | soeur | sœur | frère | tante | oncle | cousin | cousine | nièce | neveu | grand-mère | grand-père | parents | grands-parents | famille | beaux-parents | belle-mère | beau-père | compagne | compagnon | conjoint | conjointe | fiancé | fiancée | mamie | papi
@friend: ami | amie | amis | amies | copain | copine | copains | copines | collègue | collègues | pote | potes
@flights: vol | vols | avion | avions | billet | billets | billet d'avion | billets d'avion | voyage | trajet | voler | correspondance
@not: rien | aucun vol | pas de vol

[lead]
@said-so: j'ai dit | j'avais dit | j'ai demandé | j'avais demandé | je voulais | nous voulions | on voulait | je parlais de
@said-behind: que j'ai dit | que j'avais dit | que je voulais
@refuse-behind: ne va pas | ne me va pas | ne convient pas | ne me convient pas | ne me plaît pas
@put-right: change ça | changez ça | corrige ça | corrigez | corrigez ça | change le | changez le
@with-speaker: nous | me | m | moi | avec moi | avec nous
@travelled: suis allé | suis allée | est allé | est allée | sommes allés | sommes allées | sont allés | sont allées | ai volé | a volé | ont volé | avons volé | a voyagé | ai voyagé | avons voyagé | ont voyagé | est parti | est partie | sont partis | sont parties | suis parti | suis partie | sommes partis | ai visité | a visité | ont visité | avons visité | étais à | était à | étions à
@arranged: a pris | ont pris | a réservé | ont réservé | a acheté | ont acheté | a payé | prenait
@others-travel: prend | prennent | vole | volent | part | partent | voyage | voyagent | arrive | arrivent | atterrit | rentre | rentrent | va | vont
@lately: l'année dernière | l'an dernier | l'été dernier | l'hiver dernier | la dernière fois | il y a un an | il y a deux ans | il y a des années | hier | le mois dernier | l'autre jour | à l'époque
@it-was: c'était | cétait | il s'agissait | il sagissait | c'est | cest
@was: était | étaient | avait | avaient | a proposé | a suggéré | a conseillé | a recommandé
@wishing: veux | voudrais | voulons | voudrions | voulais | aimerais | cherche | cherchons | besoin | s'il vous plaît | s'il te plaît | svp | montre | montrez | trouve | trouvez | souhaite | réservez | peux | pouvez | il faut | dois | devons
@sends-people: envoyer | envoie | envoyons
@partverb: veux | voudrais | dois | pars | partons
@betweenword: entre | de
@hedged: on préfère | nous préférons | on préférerait | de préférence | si possible | idéalement | préférence | je préfère | préférerais | je préférerais | plutôt | ce serait bien | ce serait mieux | serait bien | serait mieux | préférons | nous préférons | dans l'idéal | si c'est possible
@month: mar=m:3;-0.3 | oct=m:10 | nov=m:11 | dec=m:12 | fev=m:2 | avril=m:4
@weekday: dim=wd:0;-0.2 | lun=wd:1;-0.2 | mer=wd:3;-0.3 | jeu=wd:4;-0.2 | ven=wd:5;-0.2
@th: er | e | ème
@beginning: à partir du | dès le | commençant
@during: pendant | durant | au | en | lors de | pour | au cours de
@any: n'importe quel | n'importe quelle | un | une
@everyof: chaque | tous les
@fly: partait | partions | partir | pars | part | partons | partant | départ | décoller | décolle | vol | vols | voler | voyager | quitter | aller
@leavebe: ne change pas | ne changez pas | change pas | changez pas | on ne change pas | ne touche pas à | ne touchez pas à | touche pas aux | garde | gardez | gardons | on garde | je garde | laisse | laissez | laissons | on laisse
@keepday: garde | gardez | gardons | on garde | je garde | reste sur | restons sur | on reste sur
@remain: restent | reste
@asis: telles quelles | tel quel | comme elles sont | comme c'est | comme prévu | inchangées | les mêmes | pareil
@samedays: mêmes dates | les mêmes dates | mêmes jours | les mêmes jours | aux mêmes dates
@tripdays: dates | jours | date | jour
@arrives: arriver | arrive | arrivons | arrivant | arrivée | atterrir | atterrit | être là | être sur place | y être
@arrivesat: arriver à | arrive à | arrivée à | atterrir à | être à=isAt:true | arriver en | arriver au
@homeby: à la maison | chez moi | chez nous | de retour | rentré | rentrés | revenu | être de retour | être rentré
@time: temps
@beforeday: avant | avant le | d'ici le
@afterday: après | après le
@notbefore: pas avant | pas avant le | au plus tôt | au plus tôt le | à partir du
@notafter: au plus tard | au plus tard le | pas après | pas après le | jusqu'au
@orlater: ou plus tard | ou après | au plus tôt | minimum
@orearlier: ou plus tôt | ou avant | au plus tard | maximum
@dayby: d'ici | avant | jusqu'au
@around: vers | vers le | autour du | aux alentours du | autour de | environ
@inbetween: entre | entre le | n'importe quand entre
@over: pendant | pour | à
@oclock: heures | heure | h | h .
@andhalf: et demie=add:30 | et demi=add:30 | et quart=add:15 | moins le quart=add:-15 | moins quart=add:-15 | moins dix=add:-10 | moins cinq=add:-5 | moins vingt=add:-20
@stay: sur place | là-bas
@tripword: voyage | séjour | vacances | escapade | week-end | city trip | séjours
@staymore: de plus=sign:1 | supplémentaire=sign:1 | supplémentaires=sign:1 | en plus=sign:1 | plus longtemps=sign:1 | de moins=sign:-1 | en moins=sign:-1 | plus court=sign:-1
@shiftlater: plus tard=sign:1 | après=sign:1 | plus tôt=sign:-1 | avant=sign:-1 | auparavant=sign:-1
@push: décale=sign:1 | décaler=sign:1 | décalez=sign:1 | repousse=sign:1 | repousser=sign:1 | repoussez=sign:1 | reporter=sign:1 | reporte=sign:1 | avance=sign:-1 | avancer=sign:-1 | avancez=sign:-1
@moveverb: décale | décaler | change | changer | changez | déplace | déplacer | modifie | modifier | mets | mettre
@movedto: au | à | pour le | pour | le
@extend: prolonge | prolonger | prolongez | rallonge | rallonger
@shorten: raccourcis | raccourcir | réduis
@pronoun: le voyage | tout | les dates | la date | le vol | les vols | le départ | les | l'aller
@alltrip: tout | les deux | les deux vols
@drop: oublie | oubliez | sans | pas de | enlève | enlevez | supprime | supprimez | annule | annulez | laisse tomber | pas besoin de | pas besoin du | plus besoin de | plus besoin du | je ne veux pas de | je ne veux plus de | plus de | retire | finalement pas de | pas
@dropped: nécessaire | plus | pas nécessaire | finalement
@taking: prends | prendre | prendrai
@byway: en | par | avec le
@tohome: à la maison | chez moi | chez nous | retour
@eventverb: est | sont | a lieu | commence | finit | tombe | sera | débute
@todayis: aujourd'hui c'est | nous sommes le
@within: à plus ou moins | plus ou moins | dans les | à plus ou moins près
@eitherside: de flexibilité | près | flexible | flexibles | avant ou après | de marge | de souplesse
@orso: ou deux
@takenback: pas | et non | plutôt que | au lieu de | au lieu du | et pas
@instead: plutôt | à la place | finalement
@ratherthis: plutôt | à la place | finalement
@cantdo: ne peux pas
@proposal: essaie | essayez | essayons | essaie avec | essayez avec | regarde | regardez | que donne
@makeit: plutôt | non | je veux dire | je voulais dire | finalement | disons | mettez | et si | pardon | désolé | en fait | non plutôt | changez pour | change pour
@livehere: j'habite | nous habitons | on habite | je vis | nous vivons | je suis | on est | nous sommes | basé | basée
@lived: j'étais | nous étions | étais | j'étais allé | habitait | habite | vit | j'ai vécu | j'ai habité | était | est né | a grandi | travaille | j'ai visité | j'ai adoré | vient de
@visiting: visiter | voir | rendre visite | vacances | séjour | découvrir | passer | lune de miel | séjourner
@leaveout: saute | sautons | on saute | enlève | enlevons | enlevez | supprime | supprimez | laisse tomber | laissons tomber
@legword: partie | étape
@startwith: d'abord | commence par | commençons par
@addstop: ajoute | ajoutez | ajoutons
@atend: à la fin
@nextstop: puis | ensuite | après ça | et puis | puis à | enfin | de là
@originword: ville de départ | aéroport de départ | origine | point de départ | lieu de départ
@destinationword: destination | ville d'arrivée | aéroport d'arrivée | arrivée
@inplace: à | en | au | de | près de
@vehicle: croisière | bateau | ferry | train
@sails: part de | part d | commence à | démarre à | partant de
@docks: finit à | se termine à | arrive à
@insteadof: au lieu de | au lieu d | plutôt que | à la place de | plutôt qu
@daychange: change | changer | remplace | remplacer | changez | remplacez
@forword: par | pour | avec | contre
@nearest: le plus proche de | plus proche
@spotword: aéroport | aéroports | ville | région
@anyof: tous les | n'importe quel
@home: chez moi | chez nous | à la maison | maison
@yonder: là-bas | là
@whatif: et si | plutôt | et | que diriez-vous de | et pour | mettez | mets | je voulais dire | finalement | change pour | changez pour | et vers
@outgoing: à l'aller | pour l'aller | l'aller | vol aller | aller
@homebound: au retour | pour le retour | le retour | retour | vol retour
@allright: ok | aussi | ça va | d'accord | convient
@takeback: oublie | oubliez | laisse tomber | laissez tomber
@removal: enlève | enlevez | enlever | retire | retirez | retirer | supprime | supprimez | ôte | ôtez
@avoid: éviter | évite | évitez | pas par | sans passer par | ne pas passer par | en évitant
@solely: seulement | uniquement | que | exclusivement | juste | rien que
@only-so: seulement | uniquement | que | exclusivement | juste | rien que
@isout: non | pas | hors de question | c'est non | ne me va pas | surtout pas
@ground: comment aller | en train | en bus | en voiture | comment se rendre | train de | train pour | quelle distance | comment rejoindre
@idiom: pas de problème | pas de souci | pas grave | ce n'est pas grave | aucune idée | je ne sais pas | sais pas | pourquoi pas | pas encore | pas sûr | pas sûre | pas mal | pas important | peu importe | ça ne fait rien | n'oublie pas | n'importe | ça m'est égal | pas forcément | n'est-ce pas | ne me dérange pas | pas loin | pas urgent
@topic: à quelle heure=what:times | combien de temps=what:duration | on peut rembourser=what:conditions | être remboursé=what:conditions | on est remboursé=what:conditions | je suis remboursé=what:conditions
@lessthan: moins de | moins d
@exactly: exactement | précisément
@exactly-so: exactement | précisément
@mindnot: je veux bien | d'accord pour | ça ne me dérange pas d | ça ne me dérange pas de | avec ou sans | j'accepte | accepte | même avec | ne me gêne pas
@howmany: combien de | combien d'
@perbag: par valise | par bagage | la valise | chaque valise | une valise
@removed-it: enlève le | enlève-le | enlevez-le | enlevez le | supprimez-le | supprime-le | retirez-le | retire-le | enlevez-les | l'enlever | l'enlève
@onefilter: filtre | le filtre | ce filtre
@need-be: doit être | doivent être | doit | faut | besoin
@wholeflight: vol entier | tout le vol | vol complet | trajet entier | durée du vol
@neednot: pas seulement | pas que | pas uniquement | pas juste | pas besoin d | pas besoin de | pas besoin que ce soit | pas obligé d'être | pas forcément | pas nécessairement | n'a pas besoin d'être | pas obligatoirement | n'a pas à être
@matternot: peu importe | m'est égal | n'est pas important | pas important | n'a pas d'importance | importe peu | pas grave | pas nécessaire | n'est pas nécessaire | pas obligatoire | n'est pas obligatoire | pas indispensable | ne me dérange pas | ça m'est égal | qu'importe
@lift: oublie | oubliez | laisse tomber | laissez tomber | laissons tomber | enlève | enlevez | supprime | supprimez | retire | peu importe | n'importe quel | n'importe quelle | sans | plus de | annule
@limitword: limite | limites | filtre | plafond | restriction
@eachway: par trajet | par vol | chaque trajet | l'aller
@wholetrip: aller-retour | aller retour | a/r
@throughout: tout le long | pour tout | pendant tout le voyage
@toomuch: trop | si | très | aussi
@haveonly: j'ai | on a | nous avons | je n'ai que | je peux dépenser | je peux payer | on peut dépenser | je peux mettre | prêt à payer | nous n'avons que
@makethat: disons | plutôt | passe à | passez à | monte à
@waiting: attente | attendre | temps d'attente
@cannot: ne veux pas | veux pas | ne voudrais pas | pas | jamais | ne peux pas | pas plus | refuse de | ne souhaite pas | sans | ne voulons pas | on ne veut pas
@craftword: avion | appareil
@list-again: encore | à nouveau | de nouveau
@all-again: encore | à nouveau | de nouveau
@minus: moins
@notbut: mais | plutôt
@sorry: non | pardon | désolé | oups | plutôt
@another: une troisième=n:1 | un troisième=n:1 | une quatrième=n:1 | un quatrième=n:1 | un autre=n:1,isOther:true | une autre=n:1,isOther:true | encore un=n:1 | encore une=n:1
@more-people: de plus | supplémentaire | supplémentaires | en plus | autre | autres
@fewer: de moins | moins
@pplmod: petit | petite | petits | petites | jeune | jeunes | grand | grande | grands | vieux | âgé | âgés | âgée | cher | adulte
@add-also: ajoute | ajoutez | ajouter | plus | et aussi | rajoute | rajoutez
@including: dont | y compris | parmi lesquels
@joinwith: avec | accompagné de | accompagnée de | accompagnés de
@visits: voir | chez | rendre visite à | retrouver | rejoindre
@thatmakes: ça fait | donc | en tout | au total | finalement | nous serons | on sera | on est
@solely: seulement | uniquement | que | juste
@only-so: seulement | uniquement | que | juste
@countin: comptez | compte
@still-as: encore | comme | compte comme | toujours
@linkword: a | ont | est | sont | avoir | qui a | qui ont | aura | auront | qui est
@is-are: a | ont | est | sont | avoir | qui a | qui ont | aura | auront | qui est
@ticket: billet=one:true | billets | place=one:true | places
@row: rangée | siège numéro | porte | terminal | chambre
@under-age: de moins de | moins de
@times: x | fois
@plusword: plus
@stays: reste à la maison | restent à la maison | ne vient pas | ne viennent pas | ne vient plus | ne viennent plus | ne part pas | reste ici | ne voyage pas | annule | ne peut pas venir | ne peut plus venir | ne peuvent pas venir | ne viendra pas | ne viendront pas | ne nous accompagne pas | ne nous accompagne plus | ne sera pas là
@me-too: moi aussi | et moi aussi | et moi
@joins: venait avec nous | venait avec moi | venait aussi | venait | venaient | nous accompagnait | vient aussi | viennent aussi | vient avec nous | vient avec moi | viennent avec nous | nous accompagne | nous accompagnent | m'accompagne | se joint à nous | vient | viennent
@travels: voyage | voyagent | part | partent | voulons | voudrions | partons | voudrait aller | voudraient
@purpose: voyage d'affaires | pour affaires | pour le travail | voyage professionnel | déplacement professionnel
@classdown: plutôt que | au lieu de | et pas
@checked: en soute | enregistré | enregistrée | enregistrés | enregistrées | grosse | gros | grande
@dropword: enlève | enlevez | supprime | supprimez | annule | sans | plus de | retire | pas besoin de | pas besoin d
@ofthem: d'entre nous | d'entre eux | parmi nous
@fare-with: avec | incluant | inclus | qui inclut | qui comprend | qui a | où il y a | avec une
@fare-noun: tarif | prix | billet
@fares-noun: tarifs | prix | billets
@flight: vol | vols | départ | avion
@outbound: aller | à l'aller | pour l'aller | vol aller | vols aller
@inbound: à la maison | chez moi | chez nous | retour | au retour | pour le retour | vol retour | vols retour | vol de retour
@both-ways: les deux | l'aller et le retour | à l'aller et au retour | aller et retour | les deux sens | les deux trajets | aller-retour | les deux vols | pour les deux | dans les deux sens | en tout | au total
@leave: part | partant | départ | décolle | partir | qui part | partent
@arrive: à la maison=side:1 | chez moi=side:1 | chez nous=side:1 | rentre=side:1 | rentrons=side:1 | atterris | atterrissons | arrivons | arrive | arrivant | arrivée | atterrit | arriver | qui arrive | arrivent
@whatime: à quelle heure | quand
@applies: vaut | valable | valables | compte | c'est pour | est pour | ça vaut
@weighs: pèse | pèsent | peser | poids | lourd | lourde | kilos | kilo | kg
@howlong: combien de temps | combien d'heures
@howmuch: ça fait combien | combien ça fait | ça revient à combien | combien | combien coûte | quel est le prix | quel prix | c'est combien | ça coûte combien | prix de | combien ça coûte
@which: quel | quelle | quels | quelles | lequel | laquelle | lesquels | quel est le
@why: pourquoi
@last-of: dernier | dernière | derniers | dernières
@lastof: dernier | dernière | derniers | dernières
@each-of-us: par personne | chacun | par passager | chaque personne
@back-to: retour à | revenir à

@withage: avec
@toofar: est trop loin | trop loin | c'est trop loin
@notbehind: non | pas | n'est pas nécessaire

[solid]
@as-possible: le plus tard possible=order:latest | au plus tard possible=order:latest | le plus tôt possible=order:earliest | au plus tôt=order:earliest | le plus vite possible=order:fastest
@currency: euro=currency:EUR,sign:euro | euros=currency:EUR,sign:euros | dollar=currency:USD,sign:dollar | dollars=currency:USD,sign:dollars | livre=currency:GBP,sign:livre | livres=currency:GBP,sign:livres
@nextof: prochain | prochaine | prochains | prochaines | qui vient
@airline: compagnie | compagnies | compagnie aérienne | compagnies aériennes
@number: un seul=n:1 | une seule=n:1 | zéro=n:0 | ${numbers()} | cent=n:100 | deux cents=n:200 | trois cents=n:300 | quatre cents=n:400 | cinq cents=n:500 | six cents=n:600 | huit cents=n:800 | mille=n:1000 | une demi-douzaine=n:6 | dizaine=n:10 | une dizaine=n:10
@hourword: une heure=n:1 | ${UNITS.slice(1, 12)
    .map((word, index) => `${word} heures=n:${index + 2}`)
    .join(' | ')}
@ordinal: ${ORDINALS.map((word, index) => `${word}=nth:${index + 1}`).join(' | ')} | première=nth:1 | premiers=nth:1 | premières=nth:1 | second=nth:2 | seconde=nth:2
@few: quelques=n:3 | plusieurs=n:4
@minutes: minutes | minute
@hours: heures | heure | h
@half: et demie | et demi
@halfhour: une demi-heure=minutes:30 | demi-heure=minutes:30 | demi heure=minutes:30 | une heure et demie=minutes:90 | un quart d'heure=minutes:15 | trois quarts d'heure=minutes:45
@dayunit: en huit=unit:week | en quinze=unit:fortnight | jour=unit:day | jours=unit:day | journée=unit:day | nuit=unit:night | nuits=unit:night | nuitée=unit:night | nuitées=unit:night | semaine=unit:week | semaines=unit:week | mois=unit:month | an=unit:year | ans=unit:year | année=unit:year | années=unit:year
@fortnight: quinzaine=n:1,unit:fortnight | une quinzaine=n:1,unit:fortnight
@month: janvier=m:1 | janv=m:1 | février=m:2 | fév=m:2 | mars=m:3 | avril=m:4 | avr=m:4 | mai=m:5 | juin=m:6 | juillet=m:7 | juil=m:7 | août=m:8 | septembre=m:9 | sept=m:9;-0.2 | octobre=m:10 | novembre=m:11 | décembre=m:12 | déc=m:12
@weekday: dimanche=wd:0 | lundi=wd:1 | mardi=wd:2 | mercredi=wd:3 | jeudi=wd:4 | vendredi=wd:5 | samedi=wd:6
@weekdays: dimanches=wd:0 | lundis=wd:1 | mardis=wd:2 | mercredis=wd:3 | jeudis=wd:4 | vendredis=wd:5 | samedis=wd:6 | en semaine=wds:work | jours ouvrables=wds:work | les week-ends=wds:weekend
@dayrel: aujourd'hui=plus:0 | demain=plus:1 | après-demain=plus:2 | après demain=plus:2 | hier=plus:-1
@tonight: ce soir | cette nuit
@following: suivant | suivante | d'après
@lastof: dernier | dernière | passé | passée
@final: dernier=d:-1 | dernière=d:-1
@weekword: semaine
@weekend: week-end | weekend | week end | fin de semaine
@longof: long | prolongé
@monthword: mois
@yearword: année | an
@daynoun: jour | nuit | veille
@morrow: lendemain du | lendemain de | lendemain d
@fromnow: à partir d'aujourd'hui
@anyday: n'importe quand | n'importe quel jour | à n'importe quel moment | un jour
@partof: début=part:early | mi=part:mid | fin=part:late | milieu=part:mid | au début de=part:early | au début du=part:early | à la fin de=part:late | à la fin du=part:late | au milieu de=part:mid | courant=part:mid | première quinzaine de=part:half1 | deuxième quinzaine de=part:half2 | la première moitié de=part:half1
@season: printemps=season:3 | été=season:6 | automne=season:9 | hiver=season:12
@localholiday: vacances scolaires=name:school-holidays | vacances d'été=name:summer-holidays | vacances de pâques=name:easter-holidays | vacances de noël=name:christmas-holidays | vacances de la toussaint=name:autumn-break | vacances d'hiver=name:winter-break | vacances de février=name:winter-break | carnaval=name:carnival
@holiday: noël=hol:christmas | réveillon de noël=hol:christmas-eve | veille de noël=hol:christmas-eve | jour de noël=hol:christmas-day | nouvel an=hol:new-year | saint sylvestre=hol:new-years-eve | réveillon=hol:new-years-eve | jour de l'an=hol:new-years-day | pâques=hol:easter | lundi de pâques=hol:easter-monday | vendredi saint=hol:good-friday | pentecôte=hol:whitsun | lundi de pentecôte=hol:whit-monday | saint valentin=hol:valentines | halloween=hol:halloween | fête du travail=hol:labour-day | fêtes=hol:christmas;-0.3
@samedayreturn: aller-retour dans la journée | aller retour dans la journée | retour le jour même | retour le même jour
@nextday: le lendemain | le jour suivant | le jour d'après
@nextmark: le lendemain | lendemain
@sameday: le même jour | même jour | le jour même
@dayhalf: du matin=half:am | le matin=half:am | de l'après-midi=half:pm | du soir=half:pm | le soir=half:pm | l'après-midi=half:pm
@half-day: du matin=half:am | le matin=half:am | de l'après-midi=half:pm | du soir=half:pm | le soir=half:pm | l'après-midi=half:pm
@momentnoon: midi=h:12,min:0
@midnight: minuit
@momentspan: le déjeuner=from:720,to:780 | le petit déjeuner=from:480,to:540 | le dîner=from:1140,to:1200 | le travail=from:540,to:1020 | l'école=from:540,to:930
@daypart: fin de soirée=from:1200,to:1440,name:evening | en fin de soirée=from:1200,to:1440,name:evening | fin d'après-midi=from:900,to:1080,name:afternoon | en fin d'après-midi=from:900,to:1080,name:afternoon | fin de matinée=from:540,to:720,name:morning | en fin de matinée=from:540,to:720,name:morning | début de soirée=from:1020,to:1140,name:evening | en début de soirée=from:1020,to:1140,name:evening | matin=from:300,to:720,name:morning | le matin=from:300,to:720,name:morning | dans la matinée=from:300,to:720,name:morning | en matinée=from:300,to:720,name:morning | matinée=from:300,to:720,name:morning | au matin=from:300,to:720,name:morning | midi=from:690,to:840;-0.2 | le midi=from:690,to:840 | après-midi=from:720,to:1080,name:afternoon | l'après-midi=from:720,to:1080,name:afternoon | aprem=from:720,to:1080,name:afternoon | soir=from:1020,to:1440,name:evening | le soir=from:1020,to:1440,name:evening | en soirée=from:1020,to:1440,name:evening | soirée=from:1020,to:1440,name:evening | dans la soirée=from:1020,to:1440,name:evening | en journée=from:480,to:1200
@nightpart: nuit=from:1260,to:1440,name:night | la nuit=from:1260,to:1440,name:night | de nuit=from:1260,to:1440,name:night
@redeye: vol de nuit | vols de nuit
@early: tôt | de bonne heure | très tôt
@late: tard | très tard
@risetime: se lever | me lever | nous lever | se réveiller | me réveiller
@tooearly: trop tôt | si tôt | aux aurores | c'est tôt | c'est très tôt | très tôt
@toolate: trop tard | si tard | c'est tard | c'est très tard | très tard | un peu tard | c'est un peu tard
@stay: rester | reste | restons | on reste | séjour | séjourner | passer
@maketrip: mets ça | mettez ça | fais ça | faites ça | faites-le
@movedtrip: le | ça | tout | le voyage | les dates | les deux
@backway: retour | vol retour | vol de retour | trajet retour | le retour
@outway: vol aller | trajet aller
@wontreturn: ne reviens pas | ne reviendrai pas | ne rentre pas | ne revient pas | ne revenons pas | ne rentrons pas | pas revenir
@overlandway: prendre le train | prenons le train | en train | en bus | en car | prendre le bus
@landtransport: train | voiture | bus | ferry | bateau | car
@oneway: aller simple | un aller simple | aller seulement | juste l'aller | juste un aller | seulement l'aller | aller sec | sans retour | que l'aller | uniquement l'aller | aller uniquement | seulement aller | allers simples
@roundtrip: aller-retour | aller retour | aller et retour | a/r | a r | allers-retours | billet aller-retour | allers retours
@occasion: mariage=goesTo:true | conférence=goesTo:true | entretien=goesTo:true | rendez-vous | réunion=goesTo:true | enterrement=goesTo:true | examen | concert=goesTo:true | festival=goesTo:true | match=goesTo:true | anniversaire | baptême=goesTo:true | salon=goesTo:true | croisière=goesTo:true | congrès=goesTo:true | fête=goesTo:true | marathon=goesTo:true
@jubilee: anniversaire de mariage | anniversaire de rencontre
@service: hôtel | hôtels | chambre | voiture de location | restaurant | table | taxi | météo | temps;-0.5 | médecin | dentiste
@serviceverb: né | née | payer | décider | rappelle-moi
@born: né le | née le | date de naissance
@flex: flexible | flexibles | souple | flexible sur les dates | dates flexibles
@dontcare: peu importe quand | peu importe la date | peu importe le jour | n'importe quand | n'importe quel jour | les dates m'importent peu
@doesntwork: ne va pas | ne convient pas | ne marche pas | n'est pas possible | est trop tôt | est trop tard
@whichever-is: le moins cher des deux | selon le prix | n'importe lequel | peu importe | l'un ou l'autre
@eitherone: le moins cher des deux | selon le prix | n'importe lequel | peu importe | l'un ou l'autre
@alsoword: aussi | également
@seekword: compare | comparez
@anywhere: n'importe où | quelque part | peu importe où
@swapends: dans l'autre sens | l'inverse | inverse | inversez | inverser | en sens inverse | dans le sens inverse
@thither: là-bas | y aller | m'y rendre
@fromthere: de là-bas | de là
@goinghome: à la maison | chez moi | chez nous | rentrer chez moi
@fromhome: de chez moi | de chez nous | d'ici | depuis chez moi
@samespot: même ville | même aéroport | même destination | même endroit
@sameroute: même trajet | même voyage | même route
@nearby: aéroports à proximité | aéroports proches | aéroports voisins | aéroports alentour | aéroports des environs | autres aéroports | aéroports aux alentours
@anyairline: n'importe quelle compagnie | toutes les compagnies | toutes compagnies | quelle compagnie | la compagnie
@nomatter: peu importe | m'est égal | m'est égale | ça m'est égal | n'a pas d'importance | importe peu
@otherairline: une autre compagnie | autre compagnie | d'autres compagnies
@anyonebut: toutes sauf | tout sauf | n'importe laquelle sauf | toutes les compagnies sauf | surtout pas | n'importe quelle compagnie sauf
@lowcost: compagnie low cost | compagnies low cost | low cost | low-cost | compagnies à bas prix
@long-wait: long | longue | longues | longs | interminable
@short-wait: court | courte | courtes | courts
@pick-stop: escale | escales | correspondance | correspondances | arrêt | arrêts | changement | changements
@stop-word: escale | escales | correspondance | correspondances | arrêt | arrêts | changement | changements
@stopverb: changer d'avion | faire escale | changer
@direct-flight: direct | directe | directs | directes | vol direct | vols directs | sans escale | sans escales | sans correspondance | sans arrêt | sans changement | non stop | nonstop
@onestop: une escale | une seule escale | une correspondance | une seule correspondance | un seul arrêt | un changement
@indirect: avec escale | avec escales | avec correspondance | vols avec escale
@layword: escale | escales | correspondance | correspondances | attente | temps d'attente | temps de correspondance | temps d'escale | à l'aéroport | transit
@each-stop: dans chaque ville | par ville | à chaque étape | dans chacune | par étape
@nightword: nuit | nuits | jour | jours | semaine=nightsEach:7 | semaines=nightsEach:7
@onboard: wifi=flag:withWifi | wi fi=flag:withWifi | wifi à bord=flag:withWifi | internet à bord=flag:withWifi | prise électrique=flag:withPower | prises électriques=flag:withPower | prise au siège=flag:withPower | prises au siège=flag:withPower | prise usb=flag:withPower | prises usb=flag:withPower
@roomy: plus de place pour les jambes=flag:withMoreLegroom | plus d'espace pour les jambes=flag:withMoreLegroom | beaucoup de place pour les jambes=flag:withMoreLegroom
@seatchoice: choix du siège | choix des sièges | sélection du siège | sélection des sièges | réservation de siège
@seatfree: choix du siège gratuit | choix des sièges gratuit | sélection du siège gratuite | assis ensemble gratuitement | s'asseoir ensemble gratuitement | ensemble sans supplément
@nightstop: escale de nuit | escales de nuit | escale nocturne | une nuit en escale | correspondance de nuit
@overnight: escale de nuit | escales de nuit | nuit à l'aéroport | dormir à l'aéroport | nuit dans un aéroport | escale nocturne | correspondance de nuit | dormir dans un aéroport | passer la nuit à l'aéroport
@durword: durée | durée totale | temps de vol | durée de vol | temps de trajet | durée du trajet | trajet | voyage | temps de voyage | durée du voyage
@spend: budget | budget max
@within-budget: dans le budget | dans notre budget | dans mon budget | hors budget | au-dessus du budget
@is-left: reste | nous reste | me reste | il reste
@budget: prix maximum | prix max | limite de prix | prix | coût | plafond
@whole-budget: budget total | budget global | budget en tout | budget tout compris
@expensive: cher | chère | chers | chères | coûteux
@cheapest: moins cher | moins chère | moins chers | moins chères | le moins cher | pas cher | pas chère | pas chers | bon marché | meilleur marché | au meilleur prix | meilleur prix | économique | à bas prix | le plus économique | les moins chers | le moins cher possible | prix le plus bas | plus bas prix
@fastest: plus rapide | le plus rapide | plus rapides | plus court | le plus court | plus courte | rapide | le plus vite possible | plus vite | au plus vite
@bestvalue: meilleur rapport qualité prix | bon rapport qualité prix | meilleur | meilleure option | le meilleur | meilleur choix
@oneairline: une seule compagnie | la même compagnie | même compagnie
@mixing: plusieurs compagnies | différentes compagnies | changer de compagnie | mélanger les compagnies
@airportchange: changer d'aéroport | changement d'aéroport
@refundable-fare: remboursable | remboursables | annulable | annulables | annulation gratuite | avec remboursement
@changeable-fare: modifiable | modifiables | billet flexible
@nonrefundable: non remboursable | non remboursables | sans remboursement
@facet: vol de nuit=f:redEye | prix=f:budget | budget=f:budget | coût=f:budget | heure d'arrivée=f:arrival | arrivée=f:arrival | heure de départ=f:departure | horaire=f:hours | horaires=f:hours | heure=f:hours | compagnie=f:airlines | compagnies=f:airlines | durée=f:duration | escales=f:stops | nombre d'escales=f:stops | correspondances=f:stops | temps d'escale=f:layover | aéroport=f:airports | type d'avion=f:aircraft | classe=f:cabin | durée d'escale=f:layover | durée des escales=f:layover | durée de l'escale=f:layover | durée de vol=f:duration | durée du vol=f:duration | durée du voyage=f:duration
@filters: filtres | tous les filtres | les filtres | restrictions
@fewest: le moins de | le moins d | le minimum d | moins possible d
@fortune: une fortune | les yeux de la tête
@currencyword: devise | prix en
@yearsold: ans | an
@monthsold: mois
@weeksold: semaines
@turning: aura | va avoir | fête ses | fêtera ses
@birthday: anniversaire
@birthday-of: son anniversaire | leur anniversaire
@beforelast: pendant le voyage | pendant le séjour | pendant les vacances | avant le retour | avant le départ | avant le voyage
@aftertrip: après le voyage | après le retour | après les vacances
@aged: âgé de | âgée de | âgés de | âgées de | âge | âges | âgé | âgée
@grown: adulte=one:true | adultes | senior=one:true,senior:true | seniors=senior:true | retraité=one:true,senior:true | retraités=senior:true | étudiant=one:true,student:true | étudiante=one:true,student:true | étudiants=student:true | adolescent=one:true | adolescents | ado=one:true | ados
@persons: personne=one:true | personnes | pers | passager=one:true | passagers | voyageur=one:true | voyageurs | gens
@companion: femme=one:true,kin:wife | mari=one:true,kin:husband | épouse=one:true,kin:wife | époux=one:true,kin:husband | conjoint=one:true | conjointe=one:true | compagne=one:true | compagnon=one:true | copine=one:true | copain=one:true | petite amie=one:true | petit ami=one:true | fiancé=one:true | fiancée=one:true | ami=one:true | amie=one:true | mère=one:true,kin:mother | maman=one:true,kin:mother | père=one:true,kin:father | papa=one:true,kin:father | belle-mère=one:true | beau-père=one:true | tante=one:true | oncle=one:true | cousin=one:true | cousine=one:true | frère=one:true | soeur=one:true | sœur=one:true | grand-mère=one:true,kin:grandmother | grand-père=one:true,kin:grandfather | collègue=one:true | patron=one:true | parents=each:2,kin:parents | grands-parents=each:2,kin:grandparents | beaux-parents=each:2 | amis | amies | copains | copines | collègues | frères | soeurs | sœurs | potes
@child: la petite=one:true | le petit=one:true | notre petite=one:true | notre petit=one:true | enfant=one:true | enfants | gamin=one:true | gamins | gosse=one:true | gosses | garçon=one:true | garçons=peer:true | jumeaux=each:2 | jumelles=each:2 | petits | bambin=one:true
@kinchild: fils=one:true | fille=one:true | filles=peer:true | petit-fils=one:true | petite-fille=one:true | petits-enfants | neveu=one:true | nièce=one:true | nièces | neveux
@infant: bébé=one:true | bébés | nourrisson=one:true | nourrissons | nouveau-né=one:true
@pet: chien=one:true,kin:dog | chienne=one:true,kin:dog | chiot=one:true,kin:dog | chiots=kin:dog | chatte=one:true,kin:cat | chaton=one:true,kin:cat | animaux | chiens=kin:dog | chat=one:true,kin:cat | chats=kin:cat | animal=one:true
@eldest: aîné=k:eldest | aînée=k:eldest | plus grand=k:eldest | plus âgé=k:eldest
@youngest: cadet=k:youngest | cadette=k:youngest | plus jeune=k:youngest | plus petit=k:youngest
@alone: seul | seule | tout seul | toute seule | juste moi | que moi | moi seul | moi seule | pour moi seul | pour moi seule | en solo | je voyage seul | je voyage seule
@unaccompanied: seul | seule | seuls | non accompagné | non accompagnés | sans accompagnateur
@on-their-own: part seul | part seule | part tout seul | part toute seule | voyage seul | voyage seule | voyage tout seul | voyage toute seule | vole seul | vole seule | va seul | va seule | prend l'avion seul | prend l'avion seule | voyagera seul | voyagera seule
@paid-extra: payer en plus | payer un supplément | payer quelque chose | payer pour ça | gratuit | en supplément | payer pour l'assistance
@minor-may: il a le droit | elle a le droit | a-t-il le droit | a-t-elle le droit | il peut | elle peut | c'est autorisé | c'est permis | est-ce autorisé
@ofus: d'entre nous
@bothofus: nous deux=n:2,us:true | à deux=n:2,us:true;-0.1 | tous les deux=n:2,us:true | nous trois=n:3,us:true | à trois=n:3,us:true;-0.1 | nous quatre=n:4,us:true | à quatre=n:4,us:true;-0.1 | à cinq=n:5,us:true;-0.3 | eux deux=n:2,us:true | elles deux=n:2,us:true
@couple: couple=n:2
@group: groupe | famille=noun:family | équipe
@wholegroup: toute la famille | ma famille | notre famille | la famille
@paysfare: paie | paye | paient | payent | doit payer | doit-il payer | paie-t-il | paye-t-il
@lap: voyage sur mes genoux | sera sur mes genoux | reste sur mes genoux | assis sur mes genoux | assise sur mes genoux | voyage sur les genoux | sur les genoux | sur mes genoux | sur nos genoux
@needs-one: en a besoin | a besoin d'un siège | en a besoin d'un | lui en faut un
@a-seat: siège
@ownseat: son propre siège | propre siège | sa propre place | sa place | un siège à lui
@spoken: a proposé | propose | a suggéré | suggère | a conseillé | habite | vit | travaille | se marie | dit | étudie
@chair: fauteuil
@bag-storage: consigne | consignes | consigne à bagages | laisser nos valises | laisser mes valises | laisser ma valise | laisser nos bagages | laisser mes bagages | déposer nos valises | déposer nos bagages | garder nos valises | garder nos bagages
@bag-kept: pour la journée | pendant la journée | quelques heures | à l'aéroport | à la gare | jusqu'au soir | quelque part | pendant quelques heures
@staff-meets: quelqu'un viendra la chercher | quelqu'un viendra le chercher | quelqu'un va l'attendre | quelqu'un l'attendra | quelqu'un l'attend | quelqu'un va venir la chercher | quelqu'un va l'accueillir | quelqu'un l'accueillera | qui va l'accueillir | qui l'accueille
@assist-thing: fauteuil roulant | assistance
@plain-one: un normal | un pliant | un fauteuil pliant | sans batterie
@own-chair: fauteuil pliant | fauteuil manuel | fauteuil roulant manuel | fauteuil roulant pliant
@powered-chair: fauteuil électrique | fauteuil roulant électrique
@pet-cabin: en cabine | dans la cabine | cabine
@with-carrier: avec le sac | avec la caisse
@denied-behind: pas nécessaire | n'est pas nécessaire | n'est plus nécessaire | ce n'est pas la peine | ça m'est égal | nous est égal
@nobody: personne
@carriage: poussette | landau | siège auto | siège enfant | lit parapluie
@help-denied: n'en a plus besoin=need:wheelchair | n'en a pas besoin=need:wheelchair | en a plus besoin=need:wheelchair | en a pas besoin=need:wheelchair | n'a pas besoin d'aide=need:wheelchair | n'a plus besoin d'aide=need:wheelchair | pas besoin d'aide=need:wheelchair
@walks-well: marche bien=lasting:little-walking | marche très bien=lasting:little-walking | marche sans problème=lasting:little-walking | peux marcher=lasting:little-walking | peut marcher=lasting:little-walking | peux bien marcher=lasting:little-walking | peut bien marcher=lasting:little-walking | marcher n'est pas un problème=lasting:little-walking
@lasting-need: peux pas marcher beaucoup=lasting:little-walking | peut pas marcher beaucoup=lasting:little-walking | peux pas beaucoup marcher=lasting:little-walking | peut pas beaucoup marcher=lasting:little-walking | peux pas marcher loin=lasting:little-walking | peut pas marcher loin=lasting:little-walking | peux pas marcher longtemps=lasting:little-walking | peut pas marcher longtemps=lasting:little-walking | marche mal=lasting:little-walking | marche difficilement=lasting:little-walking | mal à marcher=lasting:little-walking | peu de marche=lasting:little-walking | sommeil léger=lasting:quiet
@special: fauteuil roulant=need:wheelchair | en fauteuil roulant=need:wheelchair
@cabin: classe affaires=c:business | affaires=c:business | business=c:business | classe business=c:business | business class=c:business | première classe=c:first | en première=c:first | premium economy=c:economy-premium | éco premium=c:economy-premium | économique premium=c:economy-premium | classe économique=c:economy-with-restrictions | classe éco=c:economy-with-restrictions | éco=c:economy-with-restrictions | économie=c:economy-with-restrictions | economy=c:economy-with-restrictions | en économique=c:economy-with-restrictions | classe touriste=c:economy-with-restrictions
@barecabin: première=c:first;-0.3 | économique=c:economy-with-restrictions;-0.3
@cabinword: classe | cabine
@anycabin: n'importe quelle classe | peu importe la classe
@bag: valise | valises | bagage | bagages | sac | sacs
@kg: kilos | kilo | kg
@cabinbag: bagage à main | bagages à main | bagage cabine | bagages cabine | sac à dos | bagage de cabine | valise cabine | sac à main | petit bagage
@bagless: voyager léger | voyage léger
@for-each: par personne | chacun | chacune | par passager | par tête | pour chacun | pp
@shared: en tout | au total | total | pour tous ensemble | pour nous tous ensemble | pour tout le monde ensemble | à partager | pour nous deux ensemble | à nous tous | à nous deux
@inall: pour tous ensemble | pour nous tous ensemble | pour tout le monde ensemble | à partager | en tout | au total | total | tout compris | pour tous | pour nous tous | pour tout le monde | ensemble | pour nous deux
@top: tout premier
@nextone: le suivant | celui d'après | vol suivant | suivant
@prevone: le précédent | celui d'avant | précédent
@other: l'autre | autre
@all-found: c'est tout ce que vous avez | c'est tout ce qu'il y a | ce sont tous les | ce sont les seuls | il n'y a que ceux-là | est-ce que c'est tout
@more-flights: plus de vols | d'autres vols | plus d'options | d'autres options | les autres | tous les vols | la liste | autre chose | plus de choix | d'autres
@list: liste | trier | trie | triez | classe | affiche
@by: trier par | trie par | triez par
@criterion: prix=order:cheapest | durée=order:fastest | heure de départ=order:earliest | départ=order:earliest | heure d'arrivée=order:earliest,at:arrival | arrivée=order:earliest,at:arrival
@take: gardez | garder | gardez-moi | choisis | choisir | choisissons | prends | je prends | on prend | prenons | sélectionne | garde | réserve | opte pour | va pour | allons pour | vais prendre | prend | choisit | prendrai | je vais prendre
@takebehind: prends | prend | prenons | prendrai | choisis | choisit | réserve
@suits: suffit | ça suffit | me suffit | nous suffit | parfait | me convient | nous convient | convient | ça me va | très bien | sera parfait | génial | super | impeccable
@superl: le moins cher=order:cheapest | la moins cher=order:cheapest | les moins cher=order:cheapest | le moins chère=order:cheapest | la moins chère=order:cheapest | les moins chère=order:cheapest | le moins chers=order:cheapest | la moins chers=order:cheapest | les moins chers=order:cheapest | le plus rapide=order:fastest | la plus rapide=order:fastest | les plus rapide=order:fastest | le plus court=order:fastest | la plus court=order:fastest | les plus court=order:fastest | le plus courte=order:fastest | la plus courte=order:fastest | les plus courte=order:fastest | le plus tôt=order:earliest | la plus tôt=order:earliest | les plus tôt=order:earliest | le plus tard=order:latest | la plus tard=order:latest | les plus tard=order:latest | le meilleur=order:best-value | la meilleur=order:best-value | les meilleur=order:best-value | le meilleure=order:best-value | la meilleure=order:best-value | les meilleure=order:best-value | le plus cher=order:dearest | la plus cher=order:dearest | les plus cher=order:dearest | le plus long=order:slowest | la plus long=order:slowest | les plus long=order:slowest | le plus matinal=order:earliest | la plus matinal=order:earliest | les plus matinal=order:earliest | le plus économique=order:cheapest | la plus économique=order:cheapest | les plus économique=order:cheapest
@compar: moins cher=order:cheapest | moins chère=order:cheapest | plus rapide=order:fastest | plus court=order:fastest | plus tôt=order:earliest | plus tard=order:latest | mieux=order:best-value | meilleur=order:best-value
@too: trop cher=order:cheapest | trop chère=order:cheapest | trop long=order:fastest | trop lent=order:fastest | trop tard=order:earliest | trop tôt=order:latest
@first-of-day: premier vol de la journée=order:earliest | premier vol du jour=order:earliest | dernier vol de la journée=order:latest | dernier vol=order:latest
@pick-part: matin=part:morning | après-midi=part:afternoon | soir=part:evening | nuit=part:night | du matin=part:morning | du soir=part:evening | de l'après-midi=part:afternoon
@moment: midi=h:12,min:0 | minuit=h:24,min:0
@pick-direct: direct=stops:0 | directe=stops:0 | sans escale=stops:0
@numbered: numéro | n ° | option | no .
@dontmind: peu importe | n'importe lequel | à vous de choisir | comme vous voulez | ça m'est égal | au choix | choisis pour moi
@other-kind: autre | autres | changer le | changer de | changez le | changer
@versus: ou | contre | par rapport à | comparé à | versus
@compare: compare | comparer | comparez | comparaison | différence | différences | différence entre
@samewith: même compagnie | la même compagnie
@includes: comprend | inclut | compris | comprise | inclus | incluse | compte
@this-is-it: c'est celui-là | c'est celui-ci | c'est le bon | va pour celui-là
@same-flight: le même | la même | même | les mêmes
@refuse: pas | pas celui | sauf | ne veux pas | plutôt pas | au lieu de
@defer: réfléchir | y réfléchir | je réfléchis | vais réfléchir
@topic: avion=what:aircraft | type d'avion=what:aircraft | appareil=what:aircraft | compagnie=what:operator | compagnies=what:airlines | terminal=what:terminal | aéroport=what:airport | co2=what:co2 | émissions=what:co2 | moins polluant=what:co2,ranks:true | plus écologique=what:co2,ranks:true | moins de co2=what:co2,ranks:true | carbone=what:co2 | places restantes=what:seats-left | complet=what:seats-left | encore des places=what:seats-left | bon prix=what:good-price | attendre=what:good-price;-0.2 | un autre jour=what:other-days | autres jours=what:other-days | autres dates=what:other-days | quel jour=what:other-days
@topic: prix total=what:total,side:both | prix=what:total | coûte=what:total | coût=what:total | total=what:total,side:both | en tout=what:total,side:both | taxes=what:total | reste à faire=what:left-to-do | prochaine étape=what:left-to-do | et maintenant=what:left-to-do | récapitulatif=what:chosen | résumé=what:chosen | choisi=what:chosen | wifi=what:unlisted | prises=what:unlisted | miles=what:unlisted | salon=what:unlisted | à l'heure=what:unlisted | repas=what:extras | nourriture=what:extras | boissons=what:extras | choix du siège=what:extras | frais=what:fees | frais cachés=what:fees | par personne=what:shares | chacun=what:shares | temps de correspondance=what:layover | durée de l'escale=what:layover | escale=what:layover | correspondance=what:layover | escales=what:stops | direct=what:is-direct | sans escale=what:is-direct | directe=what:is-direct
@topic: vol de nuit=what:arrival | de nuit=what:arrival | bagage à main=what:hand-bags | bagages à main=what:hand-bags | bagage cabine=what:hand-bags | sac à dos=what:hand-bags | valise=what:bags | valises=what:bags | bagage=what:bags | bagages=what:bags | bagage en soute=what:bags | annuler=what:conditions | annulation gratuite=what:conditions | annulable=what:conditions | annulation=what:conditions | remboursable=what:conditions | remboursé=what:conditions | remboursement=what:conditions | modifier=what:conditions | modifiable=what:conditions | changer=what:conditions | tarifs=what:fares | tarif=what:fares | inclus=what:fares;-0.3 | incluse=what:fares;-0.3 | compris=what:fares;-0.3 | comprend=what:fares | heure d'arrivée=what:arrival | lendemain=what:arrival | heure de départ=what:times | durée=what:duration | dure=what:duration
@topic: recommandez-vous=what:recommend | recommandes-tu=what:recommend | recommandation=what:recommend | conseillez-vous=what:recommend | conseilles-tu=what:recommend | prendriez-vous=what:recommend | un conseil=what:recommend | me conseillez=what:recommend | me recommandez=what:recommend
@who-travels: combien sommes-nous | on est combien | nous sommes combien | combien de personnes | combien de passagers | combien de voyageurs | combien d'adultes | combien d'enfants | combien de billets | qui voyage | qui part | qui vient | qui prend l'avion | les enfants sont comptés
@hold-behind: bloqué | garanti | réservé | gardé
@the-price: le prix | ce prix | le vol | les places
@price-held: bloquer le prix | bloquer ce prix | garder le prix | garder ce prix | tenir le prix | réserver sans payer | sans payer | sans payer tout de suite | mettre une option | poser une option | prix garanti | prix bloqué | prix reste | prix tient | prix valable | prix est valable | mettre de côté
@pay-when: on paie maintenant | on paye maintenant | je paie maintenant | je paye maintenant | faut-il payer maintenant | faut payer maintenant | il faut payer maintenant | dois-je payer maintenant | payer maintenant ou | payer tout de suite | on paie tout de suite | on paye tout de suite | on paie sur place | on paye sur place | payer sur place | payer plus tard | payer après | quand est-ce qu'on paie | quand est-ce que je paie | on paie quand | on paye quand | quand je paie | débité tout de suite | débité quand | serai débité | suis débité
@topic: par personne ou pour les deux=what:shares | par personne ou pour tous=what:shares | par personne ou au total=what:shares | par personne ou en tout=what:shares | pour les deux=what:shares | pour nous deux=what:shares | pour nous tous=what:shares | pour tout le monde=what:shares | par tête=what:shares | pour une personne=what:shares
@fare-brand: flexible=brand:flex | basique=brand:basic,order:cheapest | léger=brand:light,order:cheapest
@bag-in: incluse | inclus | comprise | compris
@fare-order: le plus léger=order:cheapest | le plus simple=order:cheapest | le moins cher=order:cheapest | moins cher=order:cheapest | plus cher=order:dearest | moins chère=order:cheapest
@middle: milieu | du milieu
@fare-flex: le plus souple=need:refund | la plus souple=need:refund | plus souple=need:refund | le plus flexible=need:refund | plus flexible=need:refund
@fare-refundable: remboursable=need:refund | remboursables=need:refund | annulable=need:refund
@changeable: que je peux changer=need:change | qu'on peut changer=need:change | qui se change=need:change | avec modification=need:change | modifiable=need:change | échangeable=need:change
@fare-bag: valise=need:bag | bagage=need:bag | bagages=need:bag | bagage en soute=need:bag
@means: comprend | inclut | veut dire | signifie | coûte | offre | inclus
@whole-sum: au total | en tout | en totalité
@extra-cost: plus | supplément | en plus
@on-top: en plus | de plus | en supplément
@saving: économiser | économise | économie | économies
@yes: oui | ouais | bien sûr | certainement | exactement | tout à fait | oui merci | oui s'il vous plaît | c'est bon | c'est ça | parfait | volontiers | vas-y | allez-y | entendu | absolument | ça marche | continuez | on continue
@no: non | non merci | pas maintenant | pas encore | rien d'autre | c'est tout | ce sera tout | plutôt pas | laisse tomber | non c'est tout
@undo: annule ça | annule cela | annulez ça | reviens en arrière | revenir en arrière | retour en arrière | défaire | annuler la dernière action | annule le dernier changement | remets comme avant | comme avant | annule la dernière action | annule ma dernière demande | annule le dernier
@buy-first: d'abord | avant cela
@put-off: enlève-le | enlève-la | enlevez-le | enlevez-la | retire-le | retire-la | retirez-le | retirez-la | enlève ça | retire ça
@redo: remets-le | remets-la | refaire | rétablir
@start-over: recommence | recommencer | recommencez | recommençons | repartir de zéro | repartons de zéro | reprendre depuis le début | depuis le début | tout recommencer | nouvelle recherche | nouveau voyage | à zéro | recommencer à zéro
@search-again: chercher à nouveau | relancer la recherche | relance la recherche | actualiser | actualise | rafraîchir | réessayer | réessaie
@dislike: ça ne me plaît pas | ne me plaît pas | ne me plaisent pas | aucun de ceux-là | aucun ne me plaît | je n'aime pas ça | pas terrible | pas idéal | pas top
@check-out: on réserve | réservons | on réserve alors | payer=pays:true | je veux payer=pays:true | passer à la caisse=pays:true | à la caisse=pays:true | paiement=pays:true | passer au paiement=pays:true | réserver maintenant | je réserve | acheter | je veux réserver | confirmer la réservation | finaliser | finaliser la réservation | réservez | régler=pays:true | on paie=pays:true | on paye=pays:true | on règle=pays:true | checkout | check out | on finalise | valider | on valide | je valide
@safe-to-pay: payer ici | paiement sécurisé | paiement est sécurisé | site sûr | site fiable | vous êtes fiables | faire confiance | vous faire confiance | arnaque | une arnaque | comment payer | comment on paie | comment on paye | comment je paie | moyens de paiement | modes de paiement
@pay-alone: réserve | réservez | réservons | réserver | paie=pays:true | paye=pays:true | paies=pays:true | payes=pays:true | payez=pays:true | payons=pays:true | règle=pays:true | réglons=pays:true
@straight-on: direct | directement | tout de suite | tout droit | immédiatement | passons directement | on passe directement
@thanks: merci beaucoup | merci bien | mille mercis | merci infiniment | je vous remercie
@goodbye: au revoir | à bientôt | bonne journée | bonne soirée | à plus | adieu
@hello: coucou | bonjour à vous | rebonjour
@who-are-you: qui es-tu | qui êtes-vous | es-tu un robot | êtes-vous un robot | es-tu humain | comment tu t'appelles
@help: aide | aidez-moi | aide-moi | à l'aide | que peux-tu faire | que pouvez-vous faire | comment ça marche | j'ai besoin d'aide
@own-bookings: mes réservations | mes anciennes réservations | réservations passées | anciennes réservations | réservations précédentes | mes voyages passés | mes voyages réservés | mes commandes
@receipt: reçu | facture | justificatif | justificatif de paiement
@talk-to-person: parler à une personne | parler avec une personne | parler avec quelqu'un | parler à un être humain | parler à un agent | vous contacter | vous joindre | parler à un humain | parler à quelqu'un | parler à un conseiller | service client | numéro de téléphone | un conseiller | une vraie personne
@summary: résumé | récapitulatif | récapitule | récapitulez
@cancel: annuler | annule tout | tout annuler | arrête | arrêter | stop | annulez tout
@cancels: annule | annuler | annulez | annulation
@refunds: remboursement | rembourser | remboursez | remboursez moi | remboursé | remboursée
@compensates: indemnisation | dédommagement | indemnité
@exception: une exception
@pay-paper: carte cadeau | cartes cadeaux | bon d'achat | bon de voyage | bons de voyage
@unsure: je ne sais pas | sais pas | je ne sais pas encore | pas sûr | aucune idée | un instant | une minute | un moment | je réfléchis
@new-mind: changé d'avis | j'ai changé d'avis | on a changé d'avis
@language: parlez-vous français | parles-tu français | en français | en anglais
@simulated: de vrais vols | vrais prix | est-ce réel
@saved: enregistré | sauvegardé

[lead]
@whereword: où
@supposing: et si | que se passe-t-il si | supposons | imaginons | ça ferait combien | ça coûterait combien | combien ça coûterait | combien coûterait | et sinon
@order-noun: réservation | vol | vols | billet | billets | voyage | commande
@alters: changer | changez | changement | modifier | modifiez | déplacer | déplacez | reporter | avancer
@day-thing: vol | vols | date | retour
@extra-thing: bagage | bagages | valise | valises | siège | sièges | repas
@adds: ajouter | ajoutez | enlever | retirer
@people-thing: passager | passagère | passagers | nom | prénom
@insurance-thing: assurance | assurance voyage
@goword: aller | partir | voyager | s'évader
@nicetobe: chaud | beau | ensoleillé | pas cher
@fullof: avec | j'aime=taste:true | nous aimons=taste:true | on aime=taste:true | j'adore=taste:true | nous adorons=taste:true | on adore=taste:true | plein de | beaucoup de | près de
@suggestword: propose | proposez | recommande | recommandez | suggère | suggérez | conseille
@town: ville | village | île | endroit | pays | lieu
@unnamedplace: endroit | endroits | destination | destinations | lieu | lieux
@intheair: vol | de vol | en avion
[solid]
@unnamed: quelque part | n'importe où | un endroit | ailleurs
@ideas: idées | une idée | des idées | suggestions | inspiration | surprends-moi | surprenez-moi | que proposes-tu | que proposez-vous | que me conseillez-vous | des suggestions
@undecided: ne sais pas où | sais pas où | aucune idée où
@triptype: vacances | escapade | city break=likes:city,days:3 | voyage de noces | vacances à la plage=likes:beach | vacances en famille=likes:family
@warmth: chaud=c:20 | au chaud=c:20 | chaleur=c:20 | soleil=c:20,dry:true | au soleil=c:20,dry:true | ensoleillé=c:20,dry:true | tropical=c:27 | doux=c:18
@chill: froid | frais | neige | hiver
@wintry: neige | ski | skier
@dryness: sec | sans pluie | pas de pluie
@rainy: pluie | pluvieux
@liking: plage=likes:beach | plages=likes:beach | mer=likes:beach | culture=likes:culture | musées=likes:culture | art=likes:culture | bonne cuisine=likes:food | gastronomie=likes:food | histoire=likes:history | montagne=likes:mountains | montagnes=likes:mountains | randonnée=likes:mountains | nature=likes:nature | vie nocturne=likes:nightlife | faire la fête=likes:nightlife
@degrees: degrés | degré
@shortflight: vol court | pas loin=isRough:true | pas trop loin=isRough:true
@longflight: long courrier | loin
# Places to stay.
[glue]
@inside: à | en | au | aux | dans | dans le | dans la | dans l
@house-det: le | la | l | mon | ma | notre | cet | cette | ce
@is-way: est | ai | avons | a | ai un | avons un | réservé
@such-one: qui a | qui ont | avec
@book-one: le | la | l | ça | maintenant | ici

[lead]
@near-place: près de | près du | près des | près d | près de la | près de l | à côté de | à côté du | à côté de la | proche de | proche du | proche de la | non loin de | non loin du | plus près de | plus près du | pas loin de | pas loin du | pas loin des | pas loin d | pas trop loin de | pas trop loin du
@next-up: maintenant | et maintenant | puis | ensuite
@passing-lead: vers | jusqu à | depuis
@stay-it: l'hôtel | cet hôtel | le logement | la chambre | l'appartement | ce logement
@per-night: par nuit | la nuit | chaque nuit | la nuitée
@all-nights: pour tout le séjour | pour toutes les nuits | au total | en tout | pour l'ensemble
@check-in-on: arrivée | check in
@check-out-on: départ | check out
@star-up: ou plus | ou mieux | et plus | minimum
@drop-house: enlève | enlevez | supprime | supprimez | annule | annulez | retire | retirez | oublie | oubliez
@book-house: réserve | réservez | réserver | paie | payez | payer
@can-you: pouvez-vous | peux-tu | pourriez-vous | pouvez vous | peux tu
@arranges: réserver | chercher | trouver
@any-such: y en a-t-il avec | y en a-t-il | en avez-vous avec | lesquels ont | lequel a | un avec | quelque chose avec
@stay-exists: y a-t-il | y a-t-il un | y a-t-il une | y a t il | est-ce qu'il y a | est-ce qu'il y a un | est-ce qu'il y a une | il y a | il y a un
@about-how-far: à quelle distance | est-ce loin | c'est loin
@about-how-much: combien coûte | combien ça coûte | quel est le prix | c'est combien
@about-where: où est | où se trouve | dans quel quartier
@about-when: à quelle heure | à partir de quelle heure | jusqu à quelle heure
@about-why: pourquoi
@about-which: lequel | lequel me conseilles-tu | lequel conseillez-vous | que conseillez-vous
@about-kept: quel hôtel ai-je | où est-ce que je dors | où dormons-nous | mon hôtel est-il | où est-ce qu'on dort | où est ce qu'on dort | où on dort | on dort où | où dort-on | où est-ce qu'on loge | où logeons-nous | quel hôtel avons-nous | quel hôtel on a
@another-stay: un autre | d'autres | autre chose | le suivant | encore un
@same-nights: les mêmes nuits | mêmes nuits | pour ces nuits | mêmes dates
@centre: centre | centre-ville | centre ville | en centre-ville | dans le centre | au centre | central | plus central=by:best-placed | plus près du centre=by:best-placed | plus proche du centre=by:best-placed | bien situé=by:best-placed
@transport: métro | bus | tram | tramway
@stay-best: le plus central=order:best-placed | le mieux situé=order:best-placed | le plus proche=order:best-placed
@of-plans: itinéraire | programme | planifie | planifiez | planifier | que voir | que faire | que visiter
@of-flights: vol=flown:true | vols=flown:true | voler=flown:true | avion=flown:true | billet=flown:true | billets=flown:true

[solid]
@house: hôtel | hôtels=many:true | hébergement | hébergements=many:true | logement | logements=many:true | chambre d'hôtel | chambres d'hôtel=many:true | auberge=houseKind:hostel | auberges=houseKind:hostel,many:true | auberge de jeunesse=houseKind:hostel | auberges de jeunesse=houseKind:hostel,many:true | appartement=houseKind:apartments | appartements=houseKind:apartments,many:true | chambre d'hôtes=houseKind:guesthouse | chambres d'hôtes=houseKind:guesthouse | maison d'hôtes=houseKind:guesthouse | pension=houseKind:guesthouse | endroit où dormir | endroit où loger | où dormir | où loger
@stay-head: hôtel | chambre | logement | appartement
@already: déjà
@needed: nécessaire | besoin
@bedroom: chambre | chambres
@star: étoile | étoiles
@luxury: luxe | luxueux
@stay-nearer: plus proche=order:best-placed | plus près=order:best-placed
@stay-criterion: étoiles=sort:stars | prix=sort:price | distance=sort:distance
@sight-word: château=sight:castle | gare=sight:station | plage=sight:beach | cathédrale=sight:cathedral | aéroport=sight:airport | port=sight:harbour | rivière=sight:river | fleuve=sight:river | vieille ville=sight:old town | musée=sight:museum | marché=sight:market
@all-houses: tous les hôtels | tous les hébergements
@feature: arrivée tardive=amenity:reception-all-night | arriver tard=amenity:reception-all-night | réception 24h=amenity:reception-all-night | réception de nuit=amenity:reception-all-night | clim=amenity:air-conditioning | la clim=amenity:air-conditioning | petit dej=breakfast:true | petit déj=breakfast:true | petit-déj=breakfast:true | ptit dej=breakfast:true
@feature: wifi=amenity:wifi | internet=amenity:wifi | climatisation=amenity:air-conditioning | restaurant=amenity:restaurant | bar=amenity:bar | cuisine=amenity:kitchen | machine à laver=amenity:laundry | chambre familiale=amenity:family-rooms | chambres familiales=amenity:family-rooms | animaux=amenity:pets | chien=amenity:pets | chiens=amenity:pets | parking=amenity:parking | vélos=amenity:bicycles | salle de sport=amenity:gym | piscine=amenity:pool | spa=amenity:spa | sauna=amenity:spa | jardin=amenity:garden | bagagerie=amenity:luggage-room
@feature: fauteuil roulant=access:wheelchair | accessible=access:wheelchair | pmr=access:wheelchair | sans marches=access:step-free | sans escaliers=access:step-free | ascenseur=access:lift | petit déjeuner=breakfast:true | petit-déjeuner=breakfast:true | petit déj=breakfast:true | annulation gratuite=freeCancellation:true | annulable=freeCancellation:true | annulables=freeCancellation:true
@stay-cancel: annuler | annulation | remboursable
@untold: calme=untold:quiet | tranquille=untold:quiet | bruyant=untold:quiet | avis=untold:reviews | notes=untold:reviews | vue=untold:view | vue mer=untold:view | balcon=untold:view | photos=untold:pictures | adresse=untold:address | propre=untold:reviews
`,
  // Seats, bags, meals and extras.
  `
[glue]
@buy-be: est ce que | est | sont | y a t il | il y a
@buy-help: qu est ce que | que
@buy-i: je | j
@buy-my: mon=self:true | ma=self:true | mes=self:true | notre=everyone:true | nos=everyone:true
@buy-him: lui | elle
@buy-us: nous | moi
@buy-too: aussi
@may: puis je | pouvons nous | peut on | pourrais je | pourrait on | pouvez vous | pourriez vous | peux tu | on peut | je peux
@buy-ask: quel | quelle | quels | quelles | combien
@buy-tail: disponible | disponibles
@buy-carry: prendre
@buy-take: réserver | prendre | voudrais | voudrions | être
@buy-everyone: tous
@buy-only: seulement
@buy-later: encore
@buy-choose: réserver

[lead]
@buy-allowed: a t on le droit à | a t on droit à | a-t-on droit à | avons nous droit à | ai je droit à | avons nous le droit d | a-t-on le droit d | est ce qu'on a le droit d | est ce qu'on a droit à
@buy-ask: combien coûte | combien coûtent | montrez moi | montre moi | avez vous | as tu
@buy-take: ajouter | ajoutez | ajoute | être assis | s'asseoir
@buy-everyone: pour tous | pour tout le monde | pour toute la famille | tout le monde | pour nous tous | pour nous deux | pour les deux
@buy-one-of-us: l'un de nous | l'une de nous | un de nous | une de nous | l'un d'entre nous | l'une d'entre nous | un d'entre nous | un seul d'entre nous | l'un de nous deux
@buy-except: sauf pour | mais pas | mais pas pour
@buy-only: uniquement
@buy-same: la même chose | le même
@buy-later: plus tard | après
@buy-had: ai je | avons nous | on a | j'ai | nous avons | avons-nous
@buy-pairs: paire de | paires de
@afterall: finalement | en fin de compte | tout compte fait
@buy-gone: en moins | finalement non | finalement pas | non finalement | plus besoin | à enlever | à supprimer | de moins
@buy-it: ça | cela | la | le | les | celui ci | celle ci
@buy-each: tous | toutes | les deux | les trois | tous les trois
@buy-any: peu importe | n'importe | n'importe lequel | n'importe laquelle | ça m'est égal | m'est égal | au choix | comme vous voulez | sans préférence | choisissez pour moi
@buy-dear: trop cher | trop chère | très cher | trop chers | si cher | un peu cher | assez cher
@buy-all: tout | tous les extras | toutes les options | tous les suppléments
@buy-none: rien | aucun | aucune | pas | pas de
@buy-drop: renonce à | renonce aux | renonce au | renonçons à | renonçons aux | me passe de | me passe des | se passe de | se passe des | nous passons de | oublie | oubliez | laisse tomber | laissez tomber | ne veux plus=wholly:true | ne veux plus de=wholly:true | ne voulons plus=wholly:true | ne voulons plus de=wholly:true | veux plus de=wholly:true | pas besoin de=wholly:true | plus besoin de=wholly:true | pas besoin d=wholly:true | plus besoin d=wholly:true | ôte | ôtez | enlevez | enlève | supprimez | supprime | retire | annulez | annule | plus de=wholly:true
@buy-loose: à l'avant=seat:front | à l'arrière=seat:back | au fond=seat:back
@buy-seat: place | places
@buy-long: long vol | long courrier | vol long
@buy-short: court vol | court courrier
@buy-where-sit: où sommes nous assis | où suis je assis=self:true | où est ce qu'on est assis
@buy-what-added: qu'est ce que j'ai pris | qu'est-ce que j'ai pris | qu'est ce que j'ai ajouté | qu'est-ce que j'ai ajouté | qu'est ce qu'on a pris | qu'est-ce qu'on a pris | qu'est-ce qu'on a ajouté | qu'ai-je ajouté | qu'avons-nous ajouté | quels suppléments ai-je

[solid]
@buy-carry: emporter | emmener | apporter | amener
@buy-too: également
@buy-ask: où
@buy-where: où
@buy-tail: libre | libres | compris | comprise | inclus | incluse | restant | restants
@buy-take: réservez | choisir | prenons | prend | emporter | emmener | mange | mangeons | asseoir | assis
@buy-everyone: chacun | chacune
@buy-except: sauf
@buy-same: pareil
@buy-paid: remboursable | remboursables | modifiable | modifiables
@buy-change: changer | modifier | rendre
@buy-drop: enlever | supprimer | retirez
@buy-sure: hublot=seat:window | côté hublot=seat:window | fenêtre=seat:window | côté fenêtre=seat:window | près de la fenêtre=seat:window | à côté de la fenêtre=seat:window | près du hublot=seat:window | couloir=seat:aisle | côté couloir=seat:aisle | sortie de secours=seat:exit-row | issue de secours=seat:exit-row | espace pour les jambes=seat:extra-legroom | plus d'espace pour les jambes=seat:extra-legroom | place pour les jambes=seat:extra-legroom | plus de place pour les jambes=seat:extra-legroom | côte à côte=seat:together | l'un à côté de l'autre=seat:together | hublots=seat:window | fenêtres=seat:window | couloirs=seat:aisle | siège du milieu=seat:middle | sièges du milieu=seat:middle | place du milieu=seat:middle | places du milieu=seat:middle | siège central=seat:middle | sièges centraux=seat:middle | sur l'aile=seat:wings | au niveau de l'aile=seat:wings | au niveau des ailes=seat:wings | au-dessus de l'aile=seat:wings | au-dessus des ailes=seat:wings | au dessus de l'aile=seat:wings | au dessus des ailes=seat:wings | près des ailes=seat:wings
@buy-loose: ensemble=seat:together | devant=seat:front | au milieu=seat:middle | vers l'avant=seat:front | près de l'avant=seat:front | plutôt devant=seat:front | vers l'arrière=seat:back
@buy-cheap: moins cher=seat:cheapest | moins chers=seat:cheapest | moins chères=seat:cheapest
@buy-beside: à côté de
@buy-apart: séparés | séparées | séparément
@buy-seat: siège | sièges | assis | asseoir
@buy-choose: choisir | sélectionner
@buy-seatmap: montre moi les sièges | montrez moi les sièges | voir les sièges | plan de cabine | plan des sièges
@buy-bag: valise=one:true,bag:checked | valises=bag:checked | bagage=one:true | bagages | sac=one:true | sacs | bagage à main=one:true,bag:cabin | bagages à main=bag:cabin | bagage cabine=one:true,bag:cabin | bagages cabine=bag:cabin | bagage de cabine=one:true,bag:cabin | bagage en soute=one:true,bag:checked | bagages en soute=bag:checked | valise cabine=one:true,bag:cabin
@buy-diet: végétarien=what:vegetarian | végétariens=what:vegetarian | végétarienne=what:vegetarian | végétariennes=what:vegetarian | sans viande=what:vegetarian | végétalien=what:vegan | végétaliens=what:vegan | végétalienne=what:vegan | végane=what:vegan | véganes=what:vegan | vegan=what:vegan | vegans=what:vegan | casher=what:kosher | cacher=what:kosher | kasher=what:kosher | halal=what:halal | sans gluten=what:gluten-free | sans lactose=what:lactose-free | diabétique=what:diabetic | sans sel=what:low-salt | repas enfant=what:child | repas enfants=what:child | menu enfant=what:child | menu enfants=what:child | repas pour enfant=what:child | repas pour enfants=what:child | repas bébé=what:baby
@buy-dish: normal=what:standard | normaux=what:standard | chaud=what:standard | chauds=what:standard
@buy-meal: repas | plateau repas | nourriture | menu | menus
@buy-allergy: allergie | allergies | allergique
@buy-extra: embarquement prioritaire=what:priority boarding | priorité à l'embarquement=what:priority boarding | coupe file=what:fast track | fast track=what:fast track | salon=what:lounge | salons=what:lounge | accès au salon=what:lounge | assurance annulation=what:cancel for any reason | garantie annulation=what:cancel for any reason
@buy-gear: skis=what:skis | snowboard=what:snowboard | sac de golf=what:golf bag | clubs de golf=what:golf clubs | planche de surf=what:surfboard | planches de surf=what:surfboards | vélo=what:bicycle | vélos=what:bicycles | équipement sportif=what:sports equipment | instrument de musique=what:musical instrument | instrument=what:instrument | guitare=what:guitar | violoncelle=what:cello | violon=what:violin
@buy-extras: extras | options | suppléments | option | extra | supplément
@buy-outing: voyage | vacances | tour | restaurant | restaurants
@buy-rent: louer | loue | louons | location de
@buy-other: une place forte | sur place
  `,
  `
[lead]
@plan-verb: planifie | planifiez | organise | organisez | prépare | préparez | fais moi | faites moi | fais nous | faites nous | prévois
@plan-trip: voyage | séjour | vacances | escapade
@plan-time: mes jours | nos jours | mon séjour | notre séjour | les journées
@plan-intends: planifier de | pas de plan
@plan-noun: le plan | le programme | mon programme | notre programme | l'itinéraire | mon itinéraire | notre itinéraire
@plan-show: montre | montrez | montre moi | montre nous | qu'y a t il | affiche | que fait on
@plan-dislike: déteste | détestons | n'aime pas les | n'aime pas | n'aimons pas
@plan-extra: plus de | plus d
@plan-drop: enlève | enlevez | retire | retirez | supprime | supprimez | oublie | saute | sans | pas de | plus de
@plan-go: peut sauter | doit partir
@plan-swap: remplace | remplacez | échange | échangez | change | changez | inverse
@plan-for: par | contre | pour | avec
@plan-instead: au lieu de | au lieu du | au lieu des | à la place de | à la place du | à la place des | à la place de la | plutôt que
@plan-else: autre chose | quelque chose d'autre | un autre | une autre
@plan-move: déplace | déplacez | mets | mettez | passe | fais | visite
@plan-to: au | à | le | sur | vers
@plan-first: en premier | d'abord | au début
@plan-last: en dernier | à la fin
@plan-start: commence | commencez | commencer
@plan-end: finis | termine | terminez
@plan-at: par | à | avec
@plan-add: ajoute | ajoutez | rajoute | inclus
@plan-ofday: au | le | du | pour | à | sur
@plan-something: quelque chose | des choses
@plan-if: s'il | si
@plan-longer: de plus | plus long | en plus
@plan-shorter: de moins | plus court | en moins
@plan-another: encore un | un autre
@plan-only: plutôt | seulement | à la place
@plan-takesday: enlève | retire | supprime
@plan-less: moins de | moins d
@plan-more: plus de | plus d
@plan-search: cherche | trouve | montre
@plan-starts: commence | commencez | commencer
@plan-compare: compare | comparez | mieux
@plan-kids: enfants | les enfants | enfant
@plan-note: note | notez | rappelle
@plan-free: efface | supprime | enlève
@plan-entrance: entrée | entrées | billets d'entrée
@plan-later: plus tard | commencer plus tard | commence plus tard
@plan-earlier: plus tôt | commencer plus tôt | commence plus tôt
@plan-others: d'autres idées | autres idées | d'autres lieux | autre chose | quoi d'autre
@plan-measure: le moins cher=of:fare | la moins chère=of:fare | le plus chaud=of:warmth | le plus sec=of:rain | le plus proche=of:flight

[solid]
@plan-itinerary: itinéraire | programme pour | plan de voyage | programme de voyage | un programme
@plan-sights: que peut on faire | qu'est ce qu'on peut faire | quoi faire | quoi voir | que fait on | qu'est ce qu'on fait | que voir | que visiter | que faire | que faut-il voir | que faut il voir | que peut on voir | qu'est ce qu'il faut voir | choses à voir | choses à faire | sites à voir | lieux à visiter | à voir absolument | incontournables
@plan-pace: pas trop chargé=pace:calm | pas trop rempli=pace:calm | sans se presser=pace:calm | pas trop vite=pace:calm | lent=pace:calm | plus lent=pace:calm | lentement=pace:calm | tranquille=pace:calm | plus tranquille=pace:calm | calme=pace:calm | plus calme=pace:calm | détendu=pace:calm | tranquilles=pace:calm | chargé=pace:full | plus rapide=pace:full
@plan-pacenoun: rythme
@plan-lighter: plus léger | moins chargé | plus calme | plus tranquille | allège | allégez | trop chargé
@plan-dayword: jour
@plan-daywords: jours
@plan-lastday: dernier jour | le dernier jour
@plan-rain: pleut | pleuvoir | pleuvra | pluie | orage | mauvais temps
@plan-climate: quel temps fait il | quel temps | météo | climat | fait il chaud | quand partir | meilleure période | meilleure saison
@plan-food: où manger | que manger | restaurants | spécialités
@plan-quarters: quel quartier | quartiers | dans quel quartier
@sight-kind: musée=kind:museum | musées=kind:museum,all:true | galerie=kind:gallery | château=kind:castle | châteaux=kind:castle,all:true | cathédrale=kind:cathedral | église=kind:church | églises=kind:church,all:true | monastère=kind:monastery | palais=kind:palace | marché=kind:market | marchés=kind:market,all:true | place=kind:square | parc=kind:park | jardin=kind:garden | belvédère=kind:viewpoint | aquarium=kind:aquarium | zoo=kind:zoo | tour=kind:tower | pont=kind:bridge | plage=kind:beach | ferry=kind:ferry | bateau=kind:ferry | temple=kind:temple | mosquée=kind:mosque | forteresse=kind:fort | opéra=kind:opera
`,
]
