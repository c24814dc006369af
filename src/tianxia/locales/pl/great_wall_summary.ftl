### The Great Wall on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/great_wall/summary.ts.

summary-great_wall = Gra standardowa dla 3 lub 4 graczy: wiosna przynosi hordy, lato dochód, jesienią działasz, a zimą hordy szturmują mur.

summary-great_wall-command = Karty rozkazów
summary-great_wall-command-text = Jesienią każdy w tajemnicy wybiera kartę rozkazu. W kolejności herbaty karty trafiają na tor rozkazów, a potem rozpatruje się je jedna po drugiej.

summary-great_wall-clerks = Urzędnicy przy pracy
summary-great_wall-clerks-text = Twoi urzędnicy idą do lokacji. Zwykła lokacja aktywuje się, gdy zajęte są wszystkie jej pola, a specjalna, gdy jest w niej co najmniej 1 urzędnik. Potem urzędnicy stamtąd wracają do puli właścicieli.

summary-great_wall-wall = Budowa muru
summary-great_wall-wall-text = W obozie budowniczych płacisz drewnem, kamieniem i złotem za barykady i kondygnacje muru. Bronią one sekcji i dają ci honor.

summary-great_wall-hordes = Walka z hordami
summary-great_wall-hordes-text = Żołnierze i rany zakrywają punkty witalne hordy. Gdy zakryte są wszystkie, horda jest pokonana: każdy gracz, który ma na niej żołnierza, otrzymuje 2 punkty honoru, a ten, kto zakrywa najwięcej punktów, trofeum.

summary-great_wall-winter = Przetrwać zimę
summary-great_wall-winter-text = W każdej sekcji porównuje się obronę z siłą natarcia hord. Jeśli siła jest wyższa, następuje przełamanie: za każdą tamtejszą hordę każdy gracz, który nie ma na niej żołnierza, otrzymuje 1 żeton hańby.

summary-great_wall-end = Zwycięstwo
summary-great_wall-end-text = Gra kończy się po zimie, gdy zbudowano dość muru albo zabrakło żetonów hańby lub lat. Hańba kosztuje honor, a trofea bez hańby i artefakty go dają. Wygrywa gracz z największą liczbą punktów honoru.
