### What is wrong with the words of a command.

error-words-unused = { $value } is one word too many; for how it goes: { $help }
error-words-list = { $value } is one word too many; several values of { $name } have commas between them and no spaces: { $right }
error-words-spaces = { $value } is one word too many; a value of { $name } that has spaces goes in quotes: { $right }
error-words-value =
    { $name } cannot be { $value }; it is { $kind ->
        [number] a whole number
        [yes] either there or not, without a value
        [path] the path of a file or folder
       *[text] a text
    }
error-words-twice = { $name } is given twice; for how it goes: { $help }
error-words-missing = { $line } needs { $name }; for how it goes: { $help }
error-words-no-value = { $name } needs a value: { $name } { $wanted }
error-words-other = these words cannot be understood; for how it goes: { $help }
