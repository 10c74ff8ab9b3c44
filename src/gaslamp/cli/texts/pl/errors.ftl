### Co jest nie tak ze słowami polecenia.

error-words-unused = { $value } to o jedno słowo za dużo; jak ma być, powie: { $help }
error-words-list = { $value } to o jedno słowo za dużo; kilka wartości opcji { $name } pisze się po przecinku, bez spacji: { $right }
error-words-spaces = { $value } to o jedno słowo za dużo; wartość opcji { $name }, w której są spacje, pisze się w cudzysłowie: { $right }
error-words-value =
    { $name } nie może mieć wartości { $value }; { $kind ->
        [number] to ma być liczba całkowita
        [yes] ta opcja nie ma wartości
        [path] to ma być ścieżka do pliku albo folderu
       *[text] to ma być tekst
    }
error-words-twice = { $name } występuje dwa razy; jak ma być, powie: { $help }
error-words-missing = { $line }: brakuje argumentu { $name }; jak ma być, powie: { $help }
error-words-no-value = { $name } wymaga wartości: { $name } { $wanted }
error-words-other = tych słów nie da się zrozumieć; jak ma być, powie: { $help }
