/** Words that stand for what was said before, in English, German, French, Spanish and Hindi. */
const STANDS_FOR =
  /(?<![\p{L}\p{M}])(?:its?|that|this|these|those|they|them|their|both|former|latter|dies(?:e[rsmn]?)?|jene[rsmn]?|er|ihn|ihm|dessen|deren|damit|dafür|davon|dabei|beide[rsn]?|ils?|elles?|celui|celles?|ceux|cela|ça|ces?|cette|cet|lui|leurs?|es[aeo]s?|est[aeo]s?|aquel(?:l[ao]s?)?|él|ell[ao]s?|ambos|ambas|यह|वह|ये|वे|इस|उस|इन|उन|इसे|उसे|इसमें|उसमें|इसका|उसका|इसकी|उसकी|दोनों)(?![\p{L}\p{M}])/iu
const BEGINS_WITH_THAT = /^\s*(?:das|es|lo) (?:ist|wäre|sind|kostet|war|geht|hat|fliegt|startet|landet|cuesta|mejor)/iu
const CONTRACTED = /(?<!\p{L})(?:c|l|qu)[’'](?:est|était|inclut|un|il)/iu

/** Whether a sentence may need the one before it to be understood. Rather too often than too seldom. */
export function refersBack(sentence: string): boolean {
  return STANDS_FOR.test(sentence) || BEGINS_WITH_THAT.test(sentence) || CONTRACTED.test(sentence)
}
