package dev.halma.engine.ugi;

import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Problem;

/** Translates the rule book's messages; the engine has no texts. */
public interface Words {

    String of(Refusal refusal);

    String of(Problem problem);
}
