/** Real German, French and Spanish words that lie a slip away from a word of the vocabularies. */
export const FOREIGN_LOOKALIKES: ReadonlySet<string> = new Set(
  `
  abende allons anderen andern annulé baratas barate bezahle bezahlt billes billetera brauch brauchen brauchst bräuche buche buchten
  bücher cambian cambie cambio chasse cherchez cherchons choisi choisir choisit choix clases comida comprends comprit cuadro cuanta
  cuantas cuarto cuántas cuántos debout demande demander directa domain domingos dritter drittes einfache entrer equipo ernste ernsten
  erster erstes erwachsen escape fliege flieger fliehen flogen flügel freitags frühe frühere frühes gebucht gibst heuer hinflüge jueces
  kannst kassen kennen kindes klassen koffern konnte konnten kosten kreis könne könnte könnten leiber lieben lieder mantes manzana mochte
  monate monaten montags morden morgens möchtest nahmen necesita necesitamos necesitas nehmt nuestra nuestras nuestros nächster nächstes
  nähte osten partes parti partie parties partis partons personal plan plätze portes preise premiers prend prendre prenez primer
  prochaines quarte quiere quieren quieres quieto regresa regresar regresé reisen rentre rentrez rentrée reserva reservas reserve retard
  retards retenir retourner retraite revenez revenu rückflüge sabados salida salidas samstags segunda según semanal sieden sonntags sorgen
  sortir spaten spätere späteren staat stadt stecke stoppen strecken suchst suivante suivent tagsüber tercer toujours toutes unser unseren
  unserer valide valor venir viajan viajes vienes vientos volvera volveré voudra voudrait voudras voulez voulions vouloir voyager voyages
  voyagé vuelca vuelto vuelva vuelve vuelven weiter weitere welche welcher wetten wochenende wolken wolle wollte wollten zweiter zweites
  zwischen
  `
    .trim()
    .split(/\s+/),
)
