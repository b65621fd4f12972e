import type { Language } from '../grammar/languages'

/** Everyday words that are a name, too, or one letter away from one: "leider" is no Leiden, "casi" no Casablanca. English has its own list. */
export const COMMON_WORDS: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: `
[glue]
@indefinite: ein | eine | einen | einem | einer
@common: leider | darin | haha | lol | omg | hab ich gesagt | habe ich gesagt | hab ich doch gesagt | habe ich doch gesagt | sagte ich | sagte ich doch
[solid]
@common: schade | süden | wein | weide | weiden | linde | linden | bremse | base | burgen | frisch | koch | kam | lachen | maus | mäuse | palme | papier | salat | seil | sofa | teller | rote | roter | rotes | rabatt | ausweis | ausweise
`,
  fr: `
[glue]
@indefinite: un | une
@common: mdr | ptdr | haha | lol | j'ai dit | je l'ai dit | je l'ai déjà dit | viens | vient | tenez
[solid]
@common: bois | boire | campagne | joli | jolie | ligne | lignes | nager | nier | papier | papiers | robe | rond | ronde | sucre | tête | têtes | triste | vanne | vannes | reine | reines | basse | chaud | chaude | ira | sien | sienne | fiancé | fiancée | végan | grève | grèves | porter | lens | pierre
`,
  es: `
[glue]
@indefinite: un | una
@common: jaja | jajaja | lol | ya dije | ya lo dije | lo dije | te dije | ya te lo dije | casi | apenas | había | sería | verás | puse
[solid]
@common: ancho | cama | camas | cantar | causa | lago | malo | mala | manera | montaña | montañas | niña | niñas | país | países | plato | platos | ropa | rosa | servir | triste | casada | casado | clara | compré | cuñada | cuñado | dulce | dulces | gracia | nace | nadar | nana | pelota | pide | pone | prisa | rica | rico | viva | azul | alta | alto
`,
  hi: `
[glue]
@indefinite: ek | एक
@common: haha | lol | kahi | hota | hoti | hote | milta | milte | milti | gaana | bata
[solid]
@common: bari | bura | buri | hawa | kota | milna | milao | paisa | paise | thand | thanda | mala | bala | bagh | hansi | kata | sachi | socha | tikat | nanaji
`,
}
