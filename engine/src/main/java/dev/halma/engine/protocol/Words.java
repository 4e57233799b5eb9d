package dev.halma.engine.protocol;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Problem;

/** How the rule book's answers are put into words; the engine has none of its own. */
public interface Words {

    String of(Refusal refusal);

    String of(Problem problem);
}
