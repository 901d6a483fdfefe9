/// Everyday words that are one slip away from words of the vocabulary and must be left alone.
package enum CommonWords {
  package static let all: Set<String> = Set(
    list.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let list = """
    able about above again along also always among another around away back base based basic been before behind
    being below best better between both bring build built call came care case cause center change clean clear close come
    could does done door down each early even every feel felt field final find fine first form found from full game give
    goes good grow hand hard have head hear heat held help here high hour human idea inside instead into item just keep kind
    """
}
